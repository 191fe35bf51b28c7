import type { Pair } from '../words/text-pairs.ts';

/** Verifiable chance (GAM-10). */
export const fairTexts = {
  title: ['Azar verificable', 'Provably fair'],
  intro: [
    'Antes de tu primera ronda fijamos una semilla y te mostramos su hash SHA-256. El azar de cada ronda es HMAC-SHA-256 de esa semilla con la tuya y el número de la ronda: nadie puede cambiarlo después.',
    'Before your first round we fix a seed and show you its SHA-256 hash. The chance of each round is HMAC-SHA-256 of that seed with yours and the number of the round: nobody can change it afterwards.',
  ],
  hash: ['Hash de la semilla del servidor', 'Hash of the server seed'],
  nextHash: ['Hash de la semilla que sigue', 'Hash of the next server seed'],
  nonce: ['Número de la próxima ronda', 'Number of the next round'],
  clientSeed: ['Tu semilla', 'Your seed'],
  clientSeedHint: [
    'La eligió tu dispositivo después de ver el hash. De 1 a 64 letras sin tilde, números o guiones; vale desde la próxima ronda.',
    'Your device chose it after it saw the hash. 1 to 64 letters without accents, digits or hyphens; it counts from the next round on.',
  ],
  save: ['Guardar', 'Save'],
  saved: ['Tu semilla quedó guardada.', 'Your seed is saved.'],
  rotate: ['Revelar y cambiar semilla', 'Reveal and change the seed'],
  rotated: [
    'La semilla anterior quedó revelada: ya puedes verificar sus rondas.',
    'The previous seed is revealed: you can verify its rounds now.',
  ],
  rounds: ['Tus últimas rondas', 'Your last rounds'],
  noRounds: ['Todavía no juegas ninguna ronda.', 'You have not played a round yet.'],
  hidden: ['Se verifica cuando reveles la semilla.', 'Can be verified once you reveal the seed.'],
  verify: ['Verificar', 'Verify'],
  verifyRound: ['Verificar la ronda {nonce} de {game}', 'Verify round {nonce} of {game}'],
  staked: ['Apuesta {stake}, premio {payout}', 'Bet {stake}, payout {payout}'],
  free: ['Giro gratis, premio {payout}', 'Free spin, payout {payout}'],
  older: ['Ver más rondas', 'Show more rounds'],
} as const satisfies Record<string, Pair>;

export const verifyTexts = {
  title: ['Verificar una ronda', 'Verify a round'],
  working: ['Calculando…', 'Computing…'],
  verified: ['Verificada', 'Verified'],
  failed: ['No coincide', 'Not verified'],
  unseen: ['No vista antes', 'Not seen beforehand'],
  unknown: ['No se pudo verificar', 'Could not be verified'],
  verifiedText: [
    'La ronda salió de las semillas que fijamos antes de jugarla, y pagó lo que corresponde.',
    'The round came from the seeds fixed before it was played, and paid what it should.',
  ],
  unseenText: [
    'Los números coinciden, pero este dispositivo no vio el hash antes de la apuesta: la semilla pudo elegirse después. Si jugaste en otro, verifícala ahí.',
    'The numbers match, but this device did not see the hash before the bet: the seed could have been chosen afterwards. If you played on another one, verify it there.',
  ],
  failedText: [
    'Lo que dice esta ronda no sale de estas semillas. Mira qué paso falla.',
    'What this round says does not follow from these seeds. See which step fails.',
  ],
  insecure: [
    'Tu navegador solo calcula hashes en páginas https. Abre esta página con https o usa otra herramienta.',
    'Your browser computes hashes only on https pages. Open this page over https, or use another tool.',
  ],
  noRound: [
    'Esta dirección no trae una ronda. Abre la verificación desde un juego.',
    'There is no round in this address. Open the verification from a game.',
  ],
  again: ['Verificar de nuevo', 'Verify again'],
  edit: ['Cambia cualquier dato y verifica de nuevo.', 'Change any of these and verify again.'],
  serverSeed: ['Semilla del servidor', 'Server seed'],
  hash: ['Hash de la semilla', 'Hash of the seed'],
  clientSeed: ['Tu semilla', 'Your seed'],
  nonce: ['Número de la ronda', 'Number of the round'],
  payout: ['Premio registrado', 'Recorded payout'],
  stepSeed: ['SHA-256 de la semilla del servidor', 'SHA-256 of the server seed'],
  stepBytes: [
    'HMAC-SHA-256 de la semilla del servidor con cada mensaje',
    'HMAC-SHA-256 of the server seed with each message',
  ],
  stepNumbers: [
    'Cada 4 bytes son un número; dividido por 2³² va de 0 a 1 y decide el resultado',
    'Every 4 bytes are a number; divided by 2³² it lies between 0 and 1 and decides the result',
  ],
  stepOutcome: ['Resultado', 'Result'],
  stepPayout: ['Premio', 'Payout'],
  holds: ['Coincide', 'Matches'],
  differs: ['No coincide', 'Differs'],
  recorded: ['Registrado', 'Recorded'],
  stakes: ['Apuesta, con el código de su casilla', 'Bet, by the code of its spot'],
  moves: ['Jugadas', 'Moves'],
  broken: [
    'Con estas semillas, esas jugadas no eran posibles.',
    'With these seeds those moves were not possible.',
  ],
} as const satisfies Record<string, Pair>;
