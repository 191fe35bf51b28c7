import { type Contract, type ContractNode, dataNode } from '../../source/contract.ts';
import { fieldOf, textOf } from '../../source/json-values.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { isIn } from '../languages.ts';
import { leavesOf } from '../leaves.ts';

const PROMISED = /language of the `lang` header/;

/** The texts of an answer that the contract promises in the language asked for, by field. */
function textsOf(contract: Contract, schema: ContractNode, data: unknown): [at: string, text: string][] {
  return leavesOf(contract, schema, data).flatMap(({ at, schema: { value: part }, value }) => {
    const isPromised = PROMISED.test(textOf(fieldOf(part, 'description')) ?? '');
    return isPromised && value !== '' ? [[at.replaceAll(/\.\d+/g, '[]'), String(value)]] : [];
  });
}

/** In words. */
const SENTENCE = 5;

/** A name may be the same in both, also one that has words of a language. */
function isOneLanguage(ks: readonly string[], en: readonly string[]): boolean {
  const same = ks.filter((text, index) => text === en[index]);
  const isAll = ks.length === en.length && same.length === ks.length;
  const isSentence = (text: string) =>
    text.split(/\s+/).length >= SENTENCE && (isIn('en', text) || isIn('ks', text));
  return (isAll && new Set(ks).size > 1) || same.some(isSentence);
}

/** The contract has no language that begins with this. */
const UNKNOWN_LANGUAGE = 'xx';

/** Reads every answer with such texts in both languages, and in one that is not known (CON-07). */
export async function checkLanguages({ context, memory, player }: JourneyState): Promise<void> {
  const { contract } = context;
  for (const call of context.calls.filter(({ kind }) => kind === 'query')) {
    const { operationId } = call;
    const [schema, body] = [dataNode(contract, call), memory.bodies.get(operationId)];
    if (!schema || body === undefined) continue;
    const read = async (lang: string) => {
      const as = call.isGuest ? undefined : player;
      const { data, exchange } = await context.request(operationId, `In ${lang}`, body, {
        as,
        headers: { lang },
      });
      return { exchange, texts: textsOf(contract, schema, data) };
    };
    const ks = await read('ks');
    if (ks.texts.length === 0) continue;
    const [en, unknown] = [await read('en'), await read(UNKNOWN_LANGUAGE)];
    for (const field of new Set(ks.texts.map(([at]) => at))) {
      const [one = [], two = []] = [ks, en].map(({ texts }) =>
        texts.filter(([at]) => at === field).map(([, text]) => text),
      );
      const message = 'are the same in both languages';
      if (isOneLanguage(one, two))
        context.broken(operationId, 'language', `texts ${field}`, message, en.exchange);
    }
    const message = `are not those of ks for the language ${UNKNOWN_LANGUAGE}`;
    if (unknown.texts.length > 0 && JSON.stringify(unknown.texts) !== JSON.stringify(ks.texts))
      context.broken(operationId, 'language-default', 'texts', message, unknown.exchange);
  }
}
