import { readFileSync } from 'node:fs';
import { pointerPart } from '@copihue/contract/json-values';
import { operations } from '@copihue/contract/operations';
import { Amount } from '@copihue/contract/zod';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { validators } from '../../mock-server/generated/handlers.ts';
import { extremes, type Recipe, randomAnswer } from '../support/random-answers.ts';

const RUNS = 60;
const recipes: readonly Recipe[] = [...extremes, ...Array.from({ length: RUNS }, (_, index) => index + 1)];

/** As others validate: the published document in an AJV with the settings it comes with. */
const document: object = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

test.each(operations)(`CON-02 ${RUNS} answers of $path keep the contract`, ({ operationId, path }) => {
  const { answer } = validators[operationId];
  const place = `paths/${pointerPart(path)}/post/responses/200/content/application~1json/schema`;
  const isAnswer = ajv.compile({ $ref: `contract#/${place}` });
  for (const recipe of recipes) {
    const data = randomAnswer(operationId, recipe);
    const { error } = answer.safeParse({ success: true, message: '', data });
    expect(error?.message, `recipe ${recipe}`).toBeUndefined();
    expect(isAnswer({ success: true, message: '', data }), ajv.errorsText(isAnswer.errors)).toBe(true);
  }
});

test('CON-08 every validator accepts each amount to the cent, and ours refuses a third decimal', () => {
  const isAmount = ajv.compile({ $ref: 'contract#/components/schemas/Amount' });
  const cents = Array.from({ length: 10_001 }, (_, cent) => cent / 100);
  expect(cents.filter((amount) => !isAmount(amount) || !Amount.safeParse(amount).success)).toEqual([]);
  expect(cents.filter((amount) => Amount.safeParse(amount + 0.001).success)).toEqual([]);
});

test('CON-02 a recipe makes up the same answer each time, and another recipe another answer', () => {
  expect(randomAnswer('gameList', 7)).toEqual(randomAnswer('gameList', 7));
  expect(randomAnswer('gameList', 7)).not.toEqual(randomAnswer('gameList', 8));
});
