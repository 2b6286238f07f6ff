"""The atlas's words: how a file is known, what kind an operator is, what the compiler does with it, what arguments mean."""

from guide.operators.model import Evidence, Meaning

# How a function's file is known, weakest first.
EVIDENCE = {
    e.name: e
    for e in (
        Evidence("", "not found", "The wheel's libraries hold no such symbol; the name is what native_functions.yaml declares."),
        Evidence("symbol", "not found", "The library exports this function, but nothing in it proves the file."),
        Evidence("registration", "likely", "An inline function or a template that no header of the wheel defines; this file registers it."),
        Evidence("folder", "likely", "The file's name is proven by the symbol table; the folder is that of the objects linked next to it."),
        Evidence("border", "likely", "The function lies at the border between two objects; an inline function marks the likely side."),
        Evidence("order", "proven", "The function lies between two functions of this file's object in the library."),
        Evidence("cold", "proven", "The symbol table lists this function's cold part among the local symbols of this file's object."),
        Evidence("unit", "proven", "The function, or the wrapper that it is compiled into, belongs to this file's object; the file itself registers it."),
        Evidence("reference", "proven", "The function's machine code takes the address of this path's __FILE__ string."),
        Evidence("header", "proven", "This header, which the wheel holds, defines the function; one file's object compiles it."),
        Evidence("python", "proven", "Python itself tells the file and the line of the function that the table holds."),
    )
}  # fmt: skip
GRADES = ("proven", "likely", "not found")
UNKNOWN, SYMBOL, PYTHON = EVIDENCE[""], EVIDENCE["symbol"], EVIDENCE["python"]


def weakest(*names: str) -> Evidence:
    """The weakest of the kinds of evidence named."""
    return EVIDENCE[min(names, key=list(EVIDENCE).index)]


# How a declared function is tied to its key.
DECLARED = Meaning("yaml", "native_functions.yaml names this function for this key.")
CALLED = Meaning(
    "binary", "native_functions.yaml names this function, and the registered wrapper's machine code calls it."
)
REGISTERED = Meaning(
    "registered",
    "The dispatcher's table was read in a running process: it holds this function, or a generated wrapper made for it.",
)
# How a chain of Python functions is known.
RUN = Meaning("run", "recorded under the profiler")
SOURCE = Meaning("source", "read from the Python source")
YAML = Meaning("yaml", "native_functions.yaml generates this binding")
# How an operator is implemented: the alias key that tells, and the meaning.
KINDS = {
    "CompositeImplicitAutograd": Meaning("composite implicit", "One function calls other operators; autograd and every backend work through those."),
    "CompositeExplicitAutograd": Meaning("composite explicit", "One function serves every backend that has none of its own; autograd has its own rule."),
    "CompositeExplicitAutogradNonFunctional": Meaning("composite non-functional", "Made from a structured kernel for every backend that has none of its own."),
}  # fmt: skip
BY_KEY = Meaning("by key", "Each backend registers its own kernel.")
NO_KERNEL = Meaning(
    "no kernel",
    "The dispatcher has the schema only; a function comes at run time, from another build or from a table elsewhere.",
)
# What Inductor does with an operator.
LOWERED = Meaning("lowered", "Inductor has a lowering of its own.")
DECOMPOSED = Meaning("decomposed", "Inductor's decompositions replace it by other operators first.")
FALLBACK = Meaning("fallback", "Inductor lists it as a call of the eager kernel.")
TRACED = Meaning("traced through", "Composite: tracing sees the operators that it calls.")
NOTHING = Meaning(
    "none",
    "Neither a lowering, nor a decomposition, nor a listed fallback: Inductor would call the eager kernel.",
)

# What an argument's name means in PyTorch's schemas, in the guide's own words; types say the rest.
ARGUMENTS = {
    "self": "the tensor that a method is called on; the first operand of a function",
    "other": "the second operand",
    "input": "the tensor to work on",
    "weight": "the learned weight of the layer",
    "bias": "added to the result, one value for each output channel or feature",
    "out": "the tensor that takes the result; it is resized if its shape differs",
    "dim": "the dimension to work along; negative ones count from the end",
    "dims": "the dimensions to work along",
    "dim0": "the first of two dimensions",
    "dim1": "the second of two dimensions",
    "keepdim": "whether reduced dimensions stay, with size 1",
    "dtype": "the element type of the result",
    "layout": "strided or one of the sparse layouts",
    "device": "where the result lives",
    "pin_memory": "whether the result lies in page-locked host memory",
    "memory_format": "the order of strides asked for, such as channels last",
    "requires_grad": "whether autograd shall record what follows",
    "generator": "the random number generator to draw from; the device's default one if left out",
    "alpha": "a factor for the second operand, or the slope of an activation",
    "beta": "a factor for the tensor that is added to",
    "value": "the number to write or to multiply with",
    "stride": "the step of the window, or the steps in memory between elements",
    "padding": "how many elements are added at each border",
    "output_padding": "extra size on one side of a transposed convolution's result",
    "dilation": "the distance between the window's elements",
    "groups": "how many groups the channels are split into, each convolved alone",
    "kernel_size": "the size of the window",
    "ceil_mode": "whether the output size is rounded up",
    "count_include_pad": "whether padding counts in the average",
    "divisor_override": "the number to divide by instead of the window's size",
    "return_indices": "whether the places of the maxima are returned too",
    "output_size": "the size of the result",
    "align_corners": "whether the corner elements keep their place",
    "scale_factors": "the ratios of output to input size",
    "size": "the shape of the result",
    "sizes": "the shapes or lengths, one for each part",
    "repeats": "how many times to repeat",
    "index": "the places to read from or write to",
    "indices": "the places to read from or write to",
    "src": "the tensor that is read from",
    "source": "the tensor or storage that is read from",
    "mask": "a boolean tensor that selects elements",
    "tensors": "a list of tensors, treated as one operation",
    "start": "the first value or place",
    "end": "the place to stop before",
    "step": "the distance between values or places",
    "p": "a probability, or the order of a norm",
    "train": "whether the layer is training",
    "training": "whether the layer is training; in evaluation it uses stored statistics or does nothing",
    "inplace": "whether the input is overwritten",
    "momentum": "the weight of the newest batch in the running statistics",
    "eps": "a small number added for numerical stability",
    "running_mean": "the stored mean, updated while training",
    "running_var": "the stored variance, updated while training",
    "normalized_shape": "the trailing dimensions that are normalised",
    "grad_output": "the gradient with respect to the forward result",
    "grad": "the gradient with respect to the forward result",
    "grad_input": "the tensor that takes the gradient with respect to the input",
    "output_mask": "which of the gradients are wanted",
    "reduction": "0 none, 1 mean, 2 sum",
    "ignore_index": "the target value that does not count",
    "target": "the wanted values or classes",
    "descending": "whether the largest comes first",
    "stable": "whether equal elements keep their order",
    "sorted": "whether the result is sorted",
    "largest": "whether the largest, not the smallest, are taken",
    "k": "how many elements, or which diagonal",
    "n": "a count, or a size",
    "diagonal": "which diagonal; 0 is the main one",
    "offset": "how far from the main diagonal, or from the start",
    "unbiased": "whether to divide by the count less one",
    "correction": "what is taken off the count before dividing",
    "implicit": "whether this is an expansion that broadcasting makes",
    "non_blocking": "whether a copy may return before it is done",
    "copy": "whether to copy even where nothing would change",
    "upper": "whether the upper triangle is used",
    "left": "whether the matrix stands on the left",
    "transposed": "whether the convolution is transposed",
    "min": "the lower bound",
    "max": "the upper bound",
    "mat1": "the left matrix",
    "mat2": "the right matrix",
    "batch1": "the left batch of matrices",
    "batch2": "the right batch of matrices",
    "vec": "a vector",
    "scale": "the factor of quantised values, or of the scores in attention",
    "zero_point": "the quantised value that stands for zero",
    "quant_min": "the smallest quantised value",
    "quant_max": "the largest quantised value",
    "axis": "the dimension of channels",
    "query": "the queries of attention",
    "key": "the keys of attention",
    "attn_mask": "what is added to, or hidden from, the attention scores",
    "dropout_p": "the probability of dropping an attention weight",
    "is_causal": "whether a position sees only what stands before it",
    "hx": "the hidden state to start from",
    "num_layers": "how many layers are stacked",
    "bidirectional": "whether a second pass runs backwards",
    "batch_first": "whether the batch is the first dimension",
    "has_biases": "whether there are biases",
    "rounding_mode": "how a quotient is rounded: not at all, towards zero, or down",
    "accumulate": "whether values are added instead of replaced",
    "reduce": "how values that meet are combined",
    "include_self": "whether the values already there take part",
    "negative_slope": "the slope below zero",
    "threshold": "the value below which the input is replaced",
    "approximate": "`none` or `tanh`",
    "nan": "what stands in for NaN",
    "fill_value": "the value of every element",
    "high": "the bound that is not reached",
    "low": "the smallest value",
    "mean": "the mean, of the distribution or of the data",
    "std": "the standard deviation",
    "sigma": "the scale of the distribution",
    "lambd": "the rate or the threshold",
    "num_samples": "how many samples are drawn",
    "replacement": "whether an element may be drawn twice",
    "num_classes": "how many classes there are",
    "num_weights": "how many rows the table has",
    "padding_idx": "the row that gets no gradient",
    "scale_grad_by_freq": "whether gradients are divided by how often a row occurs",
    "sparse": "whether the gradient is sparse",
    "offsets": "where each bag or row starts",
    "normalization": "how a Fourier transform is scaled",
    "hop_length": "the distance between frames",
    "win_length": "the size of the window",
    "window": "the window function's values",
    "driver": "the LAPACK routine to use",
    "full_matrices": "whether the full square factors are computed",
    "compute_uv": "whether the singular vectors are computed",
    "is_coalesced": "whether indices are known to be unique and sorted",
    "crow_indices": "where each row starts in a compressed sparse tensor",
    "col_indices": "the columns of the stored elements",
    "values": "the stored elements",
    "dense_dim": "how many trailing dimensions are dense",
    "sparse_dim": "how many leading dimensions are sparse",
    "scalars": "one number for each tensor",
    "lr": "the learning rate",
    "found_inf": "set when a gradient is infinite or NaN",
    "group_name": "the process group's name",
    "reduce_op": "how ranks' values are combined",
    "group_size": "how many ranks take part",
}
