import { isDeepStrictEqual } from 'node:util';
import { listOf } from '../source/json-values.ts';
import { type Judgement, judgements, type Sender } from './change.ts';

const { safe, work, meaning, breaksApp, breaksAppAndIsWork, breaksBackend, breaksBoth } = judgements;

/**
 * Effect of a change on the allowed values. `narrower`: fewer values. `wider`: more values of the same kind. `other
 * kinds`: values of new kinds. `other`: no common values.
 */
type Effect = 'narrower' | 'wider' | 'other kinds' | 'other';

type Verdict = readonly [message: string, judgement: Judgement];

/** What it means that a fact is gone, new or has another value. Without a verdict it does not count. */
export interface Rule {
  gone?: (old: unknown, sender: Sender) => Verdict;
  fresh?: (now: unknown, sender: Sender) => Verdict;
  changed?: (old: unknown, now: unknown, sender: Sender) => Verdict;
}

function judged(sender: Sender, effect: Effect): Judgement {
  if (effect === 'other') return breaksBoth;
  if (sender === 'app') return effect === 'narrower' ? breaksApp : work;
  if (effect === 'narrower') return breaksBackend;
  // An app can show a longer text or a larger number, but cannot handle an unknown word or null.
  return effect === 'other kinds' ? breaksApp : safe;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).join(', ');
  return JSON.stringify(value) ?? 'nothing';
}

/** An entry of a list: only its presence counts. */
const entry = (gone: Verdict, fresh: Verdict): Rule => ({ gone: () => gone, fresh: () => fresh });

const value = (name: string, judgement: Judgement): Rule => ({
  changed: (old, now) => [`${name} is ${shown(now)} instead of ${shown(old)}`, judgement],
});

/** Fields, parameters and headers; the value is whether they are required. */
const present: Rule = {
  gone: (wasRequired, sender) => {
    if (sender === 'app') return ['is gone', breaksApp];
    // An installed app already worked without the field. A server that still sends it sends an unknown field.
    return ['is gone', wasRequired ? breaksBoth : breaksBackend];
  },
  fresh: (isRequired, sender) => {
    // A server of the old contract takes no unknown field either.
    if (isRequired) return ['is new and required', sender === 'app' ? breaksAppAndIsWork : breaksBackend];
    return ['is new and may be left out', sender === 'app' ? work : safe];
  },
  changed: (_was, isRequired, sender) =>
    isRequired
      ? ['is required now', judged(sender, 'narrower')]
      : ['may be left out now', judged(sender, 'other kinds')],
};

/** A set of allowed values. Without the set, any value is allowed. */
const choice = {
  gone: (old, sender) => [`is no longer ${shown(old)}, but anything`, judged(sender, 'other kinds')],
  fresh: (now, sender) => [`must be one of ${shown(now)} now`, judged(sender, 'narrower')],
  changed: (old, now, sender) => {
    const without = (list: unknown, other: unknown) =>
      listOf(list).filter((one) => !listOf(other).some((each) => isDeepStrictEqual(one, each)));
    const [added, removed] = [without(now, old), without(old, now)];
    const message = [
      ...added.map((one) => `can be ${shown(one)} now`),
      ...removed.map((one) => `can no longer be ${shown(one)}`),
    ];
    const effect = removed.length === 0 ? 'other kinds' : added.length === 0 ? 'narrower' : 'other';
    return [message.join(', '), judged(sender, effect)];
  },
} satisfies Rule;

/** A limit of values. Without the limit, more values are allowed. */
const limit = (name: string, isNarrower: (old: number, now: number) => boolean): Rule => ({
  gone: (old, sender) => [`the ${name} of ${shown(old)} is gone`, judged(sender, 'wider')],
  fresh: (now, sender) => [`has a ${name} now: ${shown(now)}`, judged(sender, 'narrower')],
  changed: (old, now, sender) => [
    `the ${name} is ${shown(now)} instead of ${shown(old)}`,
    judged(sender, isNarrower(Number(old), Number(now)) ? 'narrower' : 'wider'),
  ],
});

const atLeast = (name: string) => limit(name, (old, now) => now > old);
const atMost = (name: string) => limit(name, (old, now) => now < old);
/** Another pattern or condition may refuse any value. */
const form = (name: string) => limit(name, () => true);

/** Differences that may change the meaning of the same value: words, units, marks. */
const words = (name: string): Rule => {
  const message = (old: unknown, now: unknown): Verdict => [
    `the ${name} is ${shown(now)} instead of ${shown(old)}`,
    meaning,
  ];
  return {
    gone: (old) => message(old, undefined),
    fresh: (now) => message(undefined, now),
    changed: message,
  };
};

/** Keywords of a schema or a call that are facts as they are. */
export const keywordRules: Readonly<Record<string, Rule>> = {
  minimum: atLeast('smallest value'),
  exclusiveMinimum: atLeast('value it must exceed'),
  minLength: atLeast('least length'),
  minItems: atLeast('least number of rows'),
  minProperties: atLeast('least number of fields'),
  maximum: atMost('biggest value'),
  exclusiveMaximum: atMost('value it must stay below'),
  maxLength: atMost('greatest length'),
  maxItems: atMost('greatest number of rows'),
  maxProperties: atMost('greatest number of fields'),
  // A finer step still allows the old values.
  multipleOf: limit('step', (old, now) => !Number.isInteger(Number((old / now).toFixed(6)))),
  pattern: form('form'),
  format: form('format'),
  uniqueItems: form('rule that rows differ'),
  not: form('rule of what it must not be'),
  contains: form('rule of what a row must be'),
  if: form('condition'),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: form('rule under a condition'),
  else: form('rule outside a condition'),
  patternProperties: form('rule for names of fields'),
  propertyNames: form('rule for names of fields'),
  dependentRequired: form('rule for fields that go together'),
  default: {
    fresh: (now) => [`left out, it means ${shown(now)} now`, safe],
    gone: (old) => [`left out, it means nothing certain instead of ${shown(old)}`, breaksApp],
    // Each side uses the default of its own version, so the same body has two meanings.
    changed: (old, now) => [`left out, it means ${shown(now)} instead of ${shown(old)}`, breaksBoth],
  },
  operationId: value('the name in generated code', safe),
  'x-kind': value('the kind of generated hook', safe),
  description: words('description'),
  summary: words('summary'),
  title: words('title'),
  when: words('reason'),
  says: words('description'),
  deprecated: words('mark deprecated'),
  'x-money': words('mark of money in major units'),
  retry: words('word on another try'),
  retryAfterSeconds: words('time until another try'),
  field: words('field it is shown under'),
  contentMediaType: words('kind of text'),
  contentEncoding: words('encoding'),
};

export const rules: Readonly<Record<string, Rule>> = {
  ...keywordRules,
  call: entry(['is gone; what calls it fails', breaksApp], ['is a new call', work]),
  // An installed app does not listen to a new event, so the event cannot break it.
  event: entry(['is gone', breaksApp], ['is a new event', work]),
  payload: entry(['no longer has a payload', breaksBoth], ['has a payload now', breaksBoth]),
  encoding: value('the encoding of its payload', breaksBoth),
  session: {
    ...choice,
    gone: () => ['is open to guests now', work],
    fresh: () => ['needs a session now; guests are refused', breaksApp],
  },
  // The app has the addresses of whole hosts in its settings.
  hosts: value('the list of hosts', safe),
  host: value('its number in the list of hosts', breaksBoth),
  present,
  body: {
    changed: (_was, isRequired) =>
      isRequired ? ['must have a body now', breaksApp] : ['may have no body now', work],
  },
  'media types': choice,
  status: entry(['is gone', breaksBackend], ['is new', safe]),
  // An app may read any header.
  header: { ...present, gone: () => ['is gone', breaksApp] },
  // An app shows the message of an unknown code, so a new code breaks nothing.
  refusal: entry(['is no reason to refuse any more', breaksBackend], ['is a new reason to refuse', safe]),
  'status of a refusal': value('its status', breaksBoth),
  // An app may rely on each law, and a server of the old laws may break a new one.
  law: entry(['is no longer promised', breaksApp], ['is a new promise', breaksBackend]),
  // An app cannot rely on an optional feature.
  optional: entry(
    ['may no longer be left out by a server', breaksBackend],
    ['may be left out by a server now', breaksApp],
  ),
  'order of checks': entry(['is no longer certain', breaksApp], ['is certain now', breaksBackend]),
  'zone of days': {
    gone: (zone) => [`go by no zone that is named; it was ${zone}`, breaksApp],
    fresh: (zone) => [`go by the zone ${zone} now`, breaksBackend],
    ...value('their zone', breaksBoth),
  },
  'whole units': entry(['may have parts of a unit now', breaksApp], ['is whole now', breaksBackend]),
  type: choice,
  enum: choice,
  shape: {
    gone: (_old, sender) => ['has a shape fewer to choose from', judged(sender, 'narrower')],
    fresh: (_now, sender) => ['has one more shape to choose from', judged(sender, 'other kinds')],
  },
  // Money that gets a sign or a smaller unit is another kind of amount, which its reader may not know.
  money: { changed: choice.changed },
  'other fields': {
    changed: (old, now, sender) => [
      `takes ${now} now instead of ${old}`,
      judged(sender, now === 'no other fields' || old === 'any other fields' ? 'narrower' : 'wider'),
    ],
  },
};
