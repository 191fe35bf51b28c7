import type { Contract } from '../../source/contract.ts';
import { type ContractNode, dataNode } from '../../source/contract.ts';
import { fieldOf, fieldsOf, textOf } from '../../source/json-values.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { isIn } from '../languages.ts';
import { sharedLaw } from './shared-laws.ts';

const PROMISED = /language of the `lang` header/;

/** The texts of an answer that the contract promises in the language asked for, by field. */
function textsOf(
  contract: Contract,
  schema: ContractNode,
  value: unknown,
  at: string,
): [at: string, text: string][] {
  if (typeof value === 'string')
    return value !== '' && PROMISED.test(textOf(fieldOf(schema.value, 'description')) ?? '')
      ? [[at, value]]
      : [];
  if (Array.isArray(value)) {
    const items = contract.child(schema, 'items');
    return items ? value.flatMap((row) => textsOf(contract, items, row, `${at}[]`)) : [];
  }
  return fieldsOf(value).flatMap(([key, inner]) => {
    const property = contract.child(schema, 'properties', key);
    return property ? textsOf(contract, property, inner, `${at}.${key}`) : [];
  });
}

/** A name may be the same in both, also one that has words of a language. */
function isOneLanguage(ks: readonly string[], en: readonly string[]): boolean {
  const same = ks.filter((text, index) => text === en[index]);
  const isAll = ks.length === en.length && same.length === ks.length;
  const isSentence = (text: string) =>
    text.split(/\s+/).length >= SENTENCE && (isIn('en', text) || isIn('ks', text));
  return (isAll && new Set(ks).size > 1) || same.some(isSentence);
}

/** In words. */
const SENTENCE = 5;

/** The contract has no language that begins with this. */
const UNKNOWN_LANGUAGE = 'xx';

/** Reads every answer with such texts in both languages, and in one that is not known (CON-07). */
export async function checkLanguages({ context, memory, options, player }: JourneyState): Promise<void> {
  const { contract } = context;
  const [law, other] = ['language', 'language-default'].map((name) => sharedLaw(contract, name));
  for (const call of contract.calls.filter(({ kind }) => kind === 'query')) {
    const [schema, body] = [dataNode(contract, call), memory.bodies.get(call.operationId)];
    if (!schema || body === undefined || (options.only && !options.only.has(call.operationId))) continue;
    const read = async (lang: string) => {
      const as = call.isGuest ? {} : { as: player };
      const { data, exchange } = await context.request(call.operationId, `In ${lang}`, body, {
        ...as,
        headers: { lang },
      });
      return { exchange, texts: textsOf(contract, schema, data, 'data') };
    };
    const ks = await read('ks');
    if (ks.texts.length === 0) continue;
    const [en, unknown] = [await read('en'), await read(UNKNOWN_LANGUAGE)];
    for (const field of new Set(ks.texts.map(([at]) => at))) {
      const [one, two] = [ks, en].map(({ texts }) =>
        texts.filter(([at]) => at === field).map(([, text]) => text),
      );
      const says = 'are the same in both languages';
      if (isOneLanguage(one ?? [], two ?? []))
        context.reportLaw(call, law, [[`texts ${field}`, says]], en.exchange);
    }
    if (unknown.texts.length > 0 && JSON.stringify(unknown.texts) !== JSON.stringify(ks.texts)) {
      const says = `are not those of ks for the language ${UNKNOWN_LANGUAGE}`;
      context.reportLaw(call, other, [['texts', says]], unknown.exchange);
    }
  }
}
