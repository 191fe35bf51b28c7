// Redocly gives rules the raw nodes, with $refs still in place.

/**
 * @param ctx the rule's context
 * @param node the raw node
 * @param location of the node
 * @returns the target of the node's $ref, or the node itself, with its location; node is undefined when the $ref leads
 * nowhere
 */
export function follow(ctx, node, location) {
  if (typeof node?.$ref !== 'string') return { node, location };
  return ctx.resolve(node, location.source.absoluteRef);
}

/** Follows keys down from a node, and each $ref on the way. It returns the same as `follow`. */
export function descend(ctx, node, location, keys) {
  let here = follow(ctx, node, location);
  for (const key of keys) {
    if (here.node === undefined || here.node === null) return { node: undefined, location: here.location };
    here = follow(ctx, here.node[key], here.location.child(key));
  }
  return here;
}
