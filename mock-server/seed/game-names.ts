import type { MotifName } from '@copihue/studio/art/motifs/motifs';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import type { CategoryId } from '../world/tables/catalogue.ts';

export interface GameGroup {
  readonly motif: MotifName;
  readonly engine: EngineName;
  readonly category: CategoryId;
  readonly names: readonly string[];
}

function groupsOf(category: CategoryId, engine: EngineName) {
  return (motif: MotifName, ...names: readonly string[]): GameGroup => ({ motif, engine, category, names });
}

const slots = groupsOf('slots', 'slot');
const crash = groupsOf('crash', 'crash');
const sports = groupsOf('sports', 'wheel');

export const slotGroups: readonly GameGroup[] = [
  slots('copihue', 'Copihue de Oro', 'Flor de Arauco', 'Copihue Nocturno', 'Red Bell Garden'),
  slots('dragon', 'Dragón de Jade', 'Dragon Hoard', 'El Último Dragón', 'Emerald Wyrm'),
  slots('seven', 'Siete Ardiente', 'Lucky Siete', 'Triple Siete Deluxe', 'Seven Flames'),
  slots('condor', 'Vuelo del Cóndor', 'Condor Sky', 'Cóndor Imperial', 'Wings of the Andes'),
  slots('pharaoh', 'Máscara del Faraón', 'Pharaoh Sands', 'Tumba Dorada', 'Nile Secrets'),
  slots('pirateShip', 'Galeón Perdido', 'Pirate Tides', 'Corsarios de Chiloé', 'Black Sail Bounty'),
  slots('candy', 'Dulce Locura', 'Candy Parade', 'Calugas Party', 'Sugar Comet'),
  slots('wolf', 'Luna de Lobos', 'Wolf Howl', 'Aullido Plateado', 'Moonlit Pack'),
  slots('chest', 'Cofre Hundido', 'Treasure Cove', 'Tesoro de Juan Fernández', 'Captain’s Chest'),
  slots('puma', 'Puma Andino', 'Puma Prowl', 'Garra de Puma', 'Patagonia Hunt'),
  slots('reels', 'Triple Suerte', 'Golden Reels', 'La Maquinita', 'Jackpot Palace'),
  slots('moai', 'Moai Místico', 'Rapa Nui Riches', 'Gigantes de Piedra', 'Moai Moonrise'),
  slots('phoenix', 'Fénix Eterno', 'Phoenix Ascend', 'Alas de Fuego', 'Ashes to Gold'),
  slots('diamonds', 'Diamantes del Sur', 'Diamond Rush Sur', 'Brillo Infinito', 'Gem Cascade'),
  slots('llama', 'Llama que Llama', 'Llama Fiesta', 'Lana y Oro', 'Llama Express'),
  slots('copperIngot', 'Fiebre del Cobre', 'Copper Kings', 'Cobre Vivo', 'Chuqui Riches'),
  slots('samurai', 'Samurái Carmesí', 'Samurai Oath', 'Honor de Acero', 'Ronin Nights'),
  slots('cherries', 'Cerezas Locas', 'Cherry Pop', 'Guindas de Romeral', 'Hot Cherry Nights'),
  slots('crown', 'Corona Real', 'Crown of Kings', 'Reina del Sur', 'Royal Vault'),
  slots('volcano', 'Volcán Dorado', 'Lava Fortune', 'Furia de Villarrica', 'Magma Rising'),
  slots('clover', 'Trébol Afortunado', 'Clover Charm', 'Cuatro Hojas', 'Lucky Meadow'),
  slots('book', 'Libro del Nilo Azul', 'Book of Atacama', 'Libro de los Chonos', 'Hidden Pages'),
  slots('fish', 'Pesca Mayor', 'Golden Koi', 'Anzuelo de Oro', 'Reel in the Deep'),
  slots('diablada', 'Diablada Mágica', 'La Tirana Nights', 'Baile de Máscaras', 'Devil Carnival'),
  slots('bull', 'Toro Bravío', 'Bull Charge', 'Fuerza Taurina', 'Red Rodeo'),
  slots('astronaut', 'Astronauta Perdido', 'Orbit Riches', 'Alma Estelar', 'Zero Gravity Gold'),
  slots('viking', 'Vikingos del Frío', 'Viking Storm', 'Trueno del Norte', 'Frostbeard'),
  slots('mineCart', 'Mina Encantada', 'Minecart Mania', 'Rieles de Lota', 'Deep Ore'),
  slots('penguin', 'Pingüino Polar', 'Penguin Plunge', 'Fiesta Antártica', 'Humboldt’s Ice'),
  slots('aztec', 'Piedra del Sol', 'Sun Stone', 'Calendario Sagrado', 'Temple of Days'),
  slots('bee', 'Miel Salvaje', 'Honey Hive', 'Abeja Reina', 'Bee Jubilee'),
  slots('chili', 'Ají Picante', 'Cacho de Cabra', 'Hot Merkén', 'Pica Pica'),
  slots('whale', 'Ballena Azul', 'Whale Song', 'Gigante del Pacífico', 'Blue Leviathan'),
  slots('grapes', 'Vendimia Real', 'Valle de Colchagua', 'Carmenère Nights', 'Vineyard Gold'),
  slots('owl', 'Búho Sabio', 'Midnight Owl', 'Tucúquere', 'Owl Oracle'),
  slots('train', 'Tren al Sur', 'Midnight Rail', 'Ramal Dorado', 'Steam Bounty'),
  slots('lighthouse', 'Faro del Fin', 'Lighthouse Bay', 'Luz de Tierra Adentro', 'Beacon Fortune'),
  slots('bell', 'Campanas de Chiloé', 'Golden Bells', 'Repique', 'Ring Ring Riches'),
  slots('pudu', 'Pudú Travieso', 'Pudú Forest', 'Bosque Valdiviano', 'Little Deer Luck'),
  slots('coins', 'Monedas al Vuelo', 'Coin Tower', 'Lluvia de Lucas', 'Cash Cascade'),
  slots('guitar', 'Cueca Brava', 'Guitar Fiesta', 'Noche de Peña', 'Rock del Puerto'),
  slots('horseshoe', 'Herradura de Oro', 'Lucky Horseshoe', 'Rodeo Chileno', 'Ranch Riches'),
  slots('anchor', 'Ancla de Valpo', 'Anchor Bay', 'Puerto Fortuna', 'Harbour Gold'),
];

export const otherGroups: readonly GameGroup[] = [
  crash('rocket', 'Cohete Sur', 'Rocket Rush', 'Despegue', 'Booster 100x'),
  groupsOf('live', 'roulette')(
    'roulette',
    'Ruleta Santiago',
    'Roulette en Vivo',
    'Ruleta Carmesí',
    'Gran Ruleta Austral',
  ),
  sports('footballWheel', 'Rueda del Gol', 'Rueda Penalera', 'Football Wheel Sur', 'Rueda Pichanguera'),
  crash('plane', 'Avioneta', 'Red Baron Crash', 'Vuelo Austral', 'Loop the Loop'),
  groupsOf('live', 'blackjack')(
    'cards',
    'Blackjack Providencia',
    'Blackjack VIP Sur',
    'Blackjack Rápido',
    'Blackjack 21 Salón',
  ),
  groupsOf('crash', 'mines')('mines', 'Campo Minado', 'Mines & Gems', 'Minas del Norte'),
  groupsOf('live', 'wheel')(
    'wheel',
    'Rueda Millonaria',
    'Wheel of Copihues',
    'La Gran Rueda',
    'Spin Wheel Live',
  ),
  groupsOf('crash', 'plinko')('plinko', 'Plinko Andino', 'Plinko Neón', 'Plinko Loco'),
  groupsOf('table', 'dice')('dice', 'Dados Calientes', 'Dados del Puerto', 'Lucky Dice', 'Dados Dobles'),
  groupsOf('bingo', 'bingo')(
    'bingo',
    'Bingo Familiar',
    'Bingo Night',
    'Bingo 75 Dorado',
    'Lota Bingo',
    'Bingo Dieciochero',
  ),
  groupsOf('live', 'cards')(
    'baccarat',
    'Baccarat Imperial',
    'Speed Baccarat Sur',
    'Baccarat Las Condes',
    'Baccarat Punto y Banca',
  ),
  groupsOf('sports', 'race')('horse', 'Carreras del Hípico', 'Derby Virtual', 'Galope Final', 'Photo Finish'),
  groupsOf('table', 'poker')(
    'chips',
    'Three Card Norte',
    'Póker Tres Cartas Royale',
    'Three Card Fiesta',
    'Three Card Trío Real',
  ),
  crash('balloon', 'Globo Arriba', 'Balloon Pop Cash', 'Sube y Sube'),
  groupsOf('bingo', 'keno')('keno', 'Keno Express', 'Keno Lunar', 'Keno Mágico', 'Keno Cuarenta'),
  sports('boxingWheel', 'Rueda Knock Out', 'Rueda del Ring', 'Rueda del Campeón'),
  groupsOf('live', 'dice')('dice', 'Dados en Vivo', 'Dados en Directo'),
  crash('ufo', 'Ovni Elquino', 'UFO Getaway', 'Abducción'),
  groupsOf('table', 'roulette')(
    'roulette',
    'Ruleta Europea Clásica',
    'Ruleta de Bolsillo',
    'European Roulette Oro',
  ),
  groupsOf('bingo', 'scratch')(
    'scratch',
    'Raspa y Gana',
    'Scratch Copihue',
    'Raspe Relámpago',
    'Cartón de la Suerte',
  ),
  groupsOf('sports', 'race')('racer', 'Turbo Sur', 'Gran Premio Virtual', 'Curva Final'),
  groupsOf('table', 'blackjack')(
    'cards',
    'Blackjack Clásico',
    'Blackjack Real',
    'Blackjack del Cerro',
    'Blackjack 21 Alameda',
  ),
  sports('basketballWheel', 'Rueda Triple', 'Slam Wheel'),
  sports('trophyWheel', 'Rueda de la Copa', 'Rueda de la Liga', 'Rueda de Campeones'),
  groupsOf('table', 'cards')('baccarat', 'Baccarat Clásico', 'Mini Baccarat'),
  sports('tennisWheel', 'Rueda Match Point', 'Ace Wheel'),
  crash('astronaut', 'Astro Crash', 'Caminata Espacial'),
];
