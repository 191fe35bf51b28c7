// A law must keep each promise of a sentence, or the sentence must say why nobody checks it (CON-07).
import { promisesIn } from '../promise-words.mjs';
import { descend } from './references.mjs';

/** Rules of the check that keep a promise without a law. */
const RULES = [
  'schema',
  'schema-left-out',
  'envelope',
  'refuses',
  'post-only',
  'guarded-call',
  'guest-call',
  'socket/missing-event',
];

const lawsIn = (ctx, { node, location }) =>
  (descend(ctx, node, location, ['x-laws']).node ?? []).map(({ name }) => name);

function problemsOf(node, laws) {
  const [kept, unchecked] = [node['x-kept-by'] ?? {}, node['x-unchecked'] ?? {}];
  const texts = [node.summary, node.description].filter((text) => typeof text === 'string');
  const whole = texts.join(' ').replaceAll(/\s+/g, ' ');
  const words = [...Object.keys(kept), ...Object.keys(unchecked)];
  const open = texts.flatMap(promisesIn).filter((sentence) => !words.some((one) => sentence.includes(one)));
  return [
    ...open.map(
      (sentence) =>
        `"${sentence}" promises something. Name the law that keeps it: \`x-kept-by: { words of it: law }\`, or say why nobody checks it: \`x-unchecked: { words of it: reason }\`.`,
    ),
    ...words.filter((one) => !whole.includes(one)).map((one) => `"${one}" is not said here.`),
    ...Object.values(kept)
      .filter((law) => !laws.has(law))
      .map((law) => `\`${law}\` is no law of the contract, and no rule that keeps one.`),
    ...Object.values(unchecked)
      .filter((reason) => typeof reason !== 'string' || reason.length < 8)
      .map(() => 'What is not checked needs a reason.'),
  ];
}

export function keptPromises() {
  let laws = new Set(RULES);
  const seen = new Set();
  const look = (node, ctx, location = ctx.location) => {
    const place = location.absolutePointer;
    if (typeof node !== 'object' || node === null || seen.has(place)) return;
    seen.add(place);
    for (const message of problemsOf(node, laws)) ctx.report({ message, location });
  };
  return {
    Root(root, ctx) {
      const { location } = ctx;
      const calls = Object.keys(root.paths ?? {}).map((path) =>
        descend(ctx, root, location, ['paths', path, 'post']),
      );
      laws = new Set([...RULES, ...[{ node: root, location }, ...calls].flatMap((one) => lawsIn(ctx, one))]);
      for (const [sender, events] of Object.entries(root['x-events'] ?? {}))
        for (const [name, event] of Object.entries(events))
          look(event, ctx, ctx.location.child(['x-events', sender, name]));
    },
    any: { enter: (node, ctx) => look(node, ctx) },
    ref: { enter: (node, ctx) => look(node, ctx) },
  };
}
