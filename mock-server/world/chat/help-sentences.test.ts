import { languages } from '@copihue/studio/kit/words/text-pairs';
import { expect, test } from 'vitest';
import { answerTo as agentAnswerTo } from '../../../tests/support/agent-answer.ts';
import { createTestWorld, stranger } from '../../../tests/support/test-world.ts';
import type { Lang } from '../../texts/text-types.ts';

function answerTo(text: string, lang: Lang, country = 'CL') {
  const { world } = createTestWorld();
  return agentAnswerTo(world, text, stranger(world, 1, country), lang);
}

const CRISIS = {
  ks: [
    'me quiero matar',
    'Estoy pensando en el suicidio',
    'a veces pienso en suicidarme',
    'quiero quitarme la vida',
    'ya no quiero vivir',
    'No quiero seguir viviendo así',
    'Perdí el sueldo y me quiero morir. Quiero morir.',
    'no aguanto más',
    'voy a acabar con todo',
    'estaría mejor muerto',
    'tengo ganas de hacerme daño',
    'mi depósito R202611210001 no llega y quiero matarme',
  ],
  en: [
    'I want to kill myself',
    'I am thinking about suicide',
    'I feel suicidal',
    'i want to die',
    'I don’t want to live anymore',
    "I don't want to live",
    'I lost it all and want to end my life',
    'everyone is better off dead me included',
    'I can’t go on like this',
    'I might hurt myself',
    'I think of ending it. I want to end it all',
    'my deposit R202611210001 is late and I will kill myself',
  ],
};

const EXCLUSION = {
  ks: [
    'autoexclusión',
    'AUTOEXCLUSION',
    'quiero autoexcluirme',
    'Cómo me excluyo?',
    'exclúyanme por favor',
    'no puedo parar de jugar',
    'no puedo dejar de apostar',
    'tengo ludopatía',
    'soy ludópata',
    'creo que soy adicto',
    'tengo un problema con el juego',
    'quiero dejar de jugar',
    'perdí el control',
    'quiero cerrar mi cuenta',
    'bloqueen mi cuenta',
    'lo perdí todo y tengo deudas',
  ],
  en: [
    'self-exclusion',
    'SELF EXCLUSION',
    'I want to self-exclude',
    'please exclude me',
    'how do I exclude myself?',
    'I can’t stop gambling',
    'I cannot stop',
    'I am addicted',
    'gambling addiction',
    'I have a gambling problem',
    'I want to stop playing',
    'I lost control',
    'close my account',
    'please block my account',
    'I lost everything',
    'I am in debt because of this',
  ],
};

const OTHERS = {
  ks: ['la espera me mata', '¿qué juegos están excluidos del bono?', 'no puedo retirar', 'perdí mi clave'],
  en: [
    'this wait is killing me',
    'which games are excluded from the bonus?',
    'I cannot withdraw',
    'stopped at loading',
  ],
};

const table = (sentences: Readonly<Record<Lang, readonly string[]>>) =>
  languages.flatMap((lang) => sentences[lang].map((text) => [text, lang] as const));

test.each(table(CRISIS))('CHT-01 PLR-02 "%s" (%s) gets the help lines first, and no offer', (text, lang) => {
  const { quickReplies, ...answer } = answerTo(text, lang);
  expect(answer).toMatchObject({ text: expect.stringContaining('*4141'), isUnderstood: true });
  expect(answer).not.toHaveProperty('orderId');
  expect(quickReplies).toEqual([]);
});

test.each(table(EXCLUSION))(
  'CHT-01 PLR-02 "%s" (%s) gets the way to an exclusion and a person',
  (text, lang) => {
    const { text: said, quickReplies } = answerTo(text, lang);
    expect(said).toContain(
      lang === 'ks' ? 'puedes autoexcluirte por 6 meses' : 'exclude yourself for 6 months',
    );
    expect(said).toContain('600 360 7777');
    expect(quickReplies).toContain(lang === 'ks' ? 'Hablar con una persona' : 'Talk to a person');
  },
);

test.each(table(OTHERS))('CHT-01 "%s" (%s) gets no help line', (text, lang) => {
  expect(answerTo(text, lang).text).not.toContain('4141');
});

test('CHT-01 PLR-02 a market without a line of its own gets no line of another one', () => {
  expect(answerTo('I want to kill myself', 'en', 'ET').text).toContain('emergency services');
  expect(answerTo('quiero autoexcluirme', 'ks', 'ET').text).not.toMatch(/\d{3}|\*/);
});
