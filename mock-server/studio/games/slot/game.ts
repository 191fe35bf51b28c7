import type { MotifName } from '../../art/motifs.ts';
import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { slotVolatility } from './profiles.ts';

const of = (motif: MotifName, names: string) => titles('slots', motif, names);

export const slot = defineGame({
  name: 'slot',
  engine,
  volatility(game) {
    // One round in millions pays hundreds of thousands of stakes.
    if (game.jackpot !== undefined) return 'high';
    return slotVolatility(game) === 'bold' ? 'high' : 'medium';
  },
  mainSpot: 'spin',
  texts: {
    loading: ['Preparando los rodillos…', 'Setting the reels…'],
    rule: [
      'Gira los cinco rodillos. Tres o más símbolos iguales en rodillos seguidos, desde la izquierda, pagan por cada forma de unirlos.',
      'Spin the five reels. Three or more of a kind on neighbouring reels, from the left, pay for every way to join them.',
    ],
    figures: [
      'Giros que pagan algo: {hits}. Lo más que paga un solo giro: {most}.',
      'Spins that pay anything: {hits}. The most a single spin pays: {most}.',
    ],
    freeSpins: ['{count} giros gratis', '{count} free spins'],
    freeTimes: ['Premios x{times}', 'Wins x{times}'],
    freeLeft: ['Giro gratis {at} de {count}', 'Free spin {at} of {count}'],
    freeTotal: ['Tus giros gratis pagaron', 'Your free spins paid'],
    ways: ['243 formas de ganar', '243 ways to win'],
    symbols: [
      'Premios por 3, 4 y 5 iguales, por cada forma',
      'Payouts for 3, 4 and 5 of a kind, for each way',
    ],
    wildRule: [
      'Reemplaza a cualquiera de la tabla ({names}), pero no al {bonus}. Sale en los rodillos {reels}.',
      'Stands in for any of the table ({names}), but not for the {bonus}. It comes on reels {reels}.',
    ],
    bonusRule: [
      '{count} o más, donde sea, dan {free} giros gratis con los premios x{times}. Los giros gratis no dan más giros.',
      '{count} or more anywhere give {free} free spins with all wins x{times}. Free spins give no further ones.',
    ],
    pot: ['Pozo {amount}', 'Jackpot {amount}'],
    won: ['¡Ganaste el pozo!', 'You won the jackpot!'],
    potRule: [
      'El {share}% de cada apuesta, tuya y de los demás, va al pozo; entre los demás hay jugadores virtuales, que también lo ganan. Cualquier giro lo puede ganar entero, también sin premio en los rodillos: la probabilidad es de 1 en {oneIn} con la apuesta mínima y sube en proporción a la apuesta. Después vuelve a partir de {seed}.',
      'Of every bet, yours and everybody else’s, {share}% goes into the jackpot; among the others are virtual players, who win it too. Any spin can win all of it, even one that wins nothing on the reels: the chance is 1 in {oneIn} at the minimum bet and rises in proportion to the bet. It then starts again at {seed}.',
    ],
    // Results in words, and names for screen readers (GAM-17).
    reels: ['Rodillos', 'Reels'],
    reel: ['Rodillo {n}', 'Reel {n}'],
    middle: ['En el centro: {symbols}', 'Middle row: {symbols}'],
    counts: ['Tres,Cuatro,Cinco', 'Three,Four,Five'],
    symbol: ['Símbolo', 'Symbol'],
    alike: ['{n} iguales', '{n} of a kind'],
    wild: ['comodín', 'wild'],
    bonus: ['bono', 'bonus'],
    freePaid: ['{count} giros gratis, {amount}', '{count} free spins, {amount}'],
    potWon: ['Ganaste el pozo, {amount}', 'You won the jackpot, {amount}'],
  },
  hasSymbols: true,
  titles: [
    of('copihue', 'Copihue de Oro, Flor de Arauco, Copihue Nocturno, Red Bell Garden'),
    of('dragon', 'Dragón de Jade, Dragon Hoard, El Último Dragón, Emerald Wyrm'),
    of('seven', 'Siete Ardiente, Lucky Siete, Triple Siete Deluxe, Seven Flames'),
    of('condor', 'Vuelo del Cóndor, Condor Sky, Cóndor Imperial, Wings of the Andes'),
    of('pharaoh', 'Máscara del Faraón, Pharaoh Sands, Tumba Dorada, Nile Secrets'),
    of('pirateShip', 'Galeón Perdido, Pirate Tides, Corsarios de Chiloé, Black Sail Bounty'),
    of('candy', 'Dulce Locura, Candy Parade, Calugas Party, Sugar Comet'),
    of('wolf', 'Luna de Lobos, Wolf Howl, Aullido Plateado, Moonlit Pack'),
    of('chest', 'Cofre Hundido, Treasure Cove, Tesoro de Juan Fernández, Captain’s Chest'),
    of('puma', 'Puma Andino, Puma Prowl, Garra de Puma, Patagonia Hunt'),
    of('reels', 'Triple Suerte, Golden Reels, La Maquinita, Jackpot Palace'),
    of('moai', 'Moai Místico, Rapa Nui Riches, Gigantes de Piedra, Moai Moonrise'),
    of('phoenix', 'Fénix Eterno, Phoenix Ascend, Alas de Fuego, Ashes to Gold'),
    of('diamonds', 'Diamantes del Sur, Diamond Rush Sur, Brillo Infinito, Gem Cascade'),
    of('llama', 'Llama que Llama, Llama Fiesta, Lana y Oro, Llama Express'),
    of('copperIngot', 'Fiebre del Cobre, Copper Kings, Cobre Vivo, Chuqui Riches'),
    of('samurai', 'Samurái Carmesí, Samurai Oath, Honor de Acero, Ronin Nights'),
    of('cherries', 'Cerezas Locas, Cherry Pop, Guindas de Romeral, Hot Cherry Nights'),
    of('crown', 'Corona Real, Crown of Kings, Reina del Sur, Royal Vault'),
    of('volcano', 'Volcán Dorado, Lava Fortune, Furia de Villarrica, Magma Rising'),
    of('clover', 'Trébol Afortunado, Clover Charm, Cuatro Hojas, Lucky Meadow'),
    of('book', 'Libro del Nilo Azul, Book of Atacama, Libro de los Chonos, Hidden Pages'),
    of('fish', 'Pesca Mayor, Golden Koi, Anzuelo de Oro, Reel in the Deep'),
    of('diablada', 'Diablada Mágica, La Tirana Nights, Baile de Máscaras, Devil Carnival'),
    of('bull', 'Toro Bravío, Bull Charge, Fuerza Taurina, Red Rodeo'),
    of('astronaut', 'Astronauta Perdido, Orbit Riches, Alma Estelar, Zero Gravity Gold'),
    of('viking', 'Vikingos del Frío, Viking Storm, Trueno del Norte, Frostbeard'),
    of('mineCart', 'Mina Encantada, Minecart Mania, Rieles de Lota, Deep Ore'),
    of('penguin', 'Pingüino Polar, Penguin Plunge, Fiesta Antártica, Humboldt’s Ice'),
    of('aztec', 'Piedra del Sol, Sun Stone, Calendario Sagrado, Temple of Days'),
    of('bee', 'Miel Salvaje, Honey Hive, Abeja Reina, Bee Jubilee'),
    of('chili', 'Ají Picante, Cacho de Cabra, Hot Merkén, Pica Pica'),
    of('whale', 'Ballena Azul, Whale Song, Gigante del Pacífico, Blue Leviathan'),
    of('grapes', 'Vendimia Real, Valle de Colchagua, Carmenère Nights, Vineyard Gold'),
    of('owl', 'Búho Sabio, Midnight Owl, Tucúquere, Owl Oracle'),
    of('train', 'Tren al Sur, Midnight Rail, Ramal Dorado, Steam Bounty'),
    of('lighthouse', 'Faro del Fin, Lighthouse Bay, Luz de Tierra Adentro, Beacon Fortune'),
    of('bell', 'Campanas de Chiloé, Golden Bells, Repique, Ring Ring Riches'),
    of('pudu', 'Pudú Travieso, Pudú Forest, Bosque Valdiviano, Little Deer Luck'),
    of('coins', 'Monedas al Vuelo, Coin Tower, Lluvia de Lucas, Cash Cascade'),
    of('guitar', 'Cueca Brava, Guitar Fiesta, Noche de Peña, Rock del Puerto'),
    of('horseshoe', 'Herradura de Oro, Lucky Horseshoe, Rodeo Chileno, Ranch Riches'),
    of('anchor', 'Ancla de Valpo, Anchor Bay, Puerto Fortuna, Harbour Gold'),
  ],
  tags: (name, chance) => [
    ...(chance % 9 === 2 || name.includes('Jackpot') ? (['jackpot'] as const) : []),
    ...(chance % 5 === 3 || name.includes('Multicaminos') ? (['multicaminos'] as const) : []),
    ...(chance % 3 === 0 ? (['free-spins'] as const) : []),
  ],
});
