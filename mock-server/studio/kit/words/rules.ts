import type { EngineName } from '../chance/engine.ts';
import type { Lang } from './text-pairs.ts';

export const gameRules: Readonly<Record<Lang, Readonly<Record<EngineName, string>>>> = {
  ks: {
    slot: 'Gira los cinco rodillos. Tres o más símbolos iguales en rodillos seguidos, desde la izquierda, pagan por cada forma de unirlos.',
    crash:
      'Apuesta antes del despegue: el multiplicador sube desde 1.00x. Retira antes de que se vaya y te llevas tu apuesta por ese número. El final de cada vuelo se sortea antes de partir. Si sales, el vuelo sigue sin ti: retira en la salida automática que elegiste, o puedes volver mientras esté en el aire.',
    wheel: 'Gira la rueda: tu apuesta se multiplica por el número en que se detiene.',
    roulette:
      'Pon fichas en números o grupos y gira. Un número paga 36 veces la apuesta, una docena 3 veces, los demás grupos 2 veces. La rueda tiene un solo cero.',
    dice: 'Elige y lanza los dados: menos de 7 o más de 7 pagan 2.30 veces, siete exacto o dobles pagan 5.75 veces.',
    cards:
      'Apuesta a Punto, Banca o Empate. Gana la mano más cercana a 9; las figuras y el 10 valen 0. Punto paga 2 veces, Banca 1.95 y Empate 9.',
    blackjack:
      'Suma más que el crupier sin pasarte de 21. Las figuras valen 10; el as, 1 u 11. Pide cartas o plántate. Con dos cartas puedes doblar: pones otra apuesta igual y recibes una sola carta más. Dos cartas del mismo valor se pueden separar una vez en dos manos, con otra apuesta igual; los ases separados reciben una carta cada uno. El crupier se planta en 17. Blackjack paga 3 a 2, ganar paga 1 a 1 y el empate devuelve la apuesta. Si sales, tu mano te espera 24 horas; después te plantas con lo que tienes.',
    scratch:
      'Cada raspe tiene nueve casillas. Ráspalas con el dedo o ábrelas con el teclado: si salen tres iguales, pagan el premio que muestran. Todo se decide al comprar el raspe; si sales antes de rasparlo, el premio ya está en tu saldo.',
    poker:
      'Apuesta y recibes tres cartas; el crupier, tres tapadas. Juega, con otra apuesta igual, o retírate y pierdes la primera. El crupier juega con reina o mejor: sin ella, tu primera apuesta paga 1 a 1 y la segunda vuelve; con ella, las dos pagan 1 a 1 si ganas y vuelven si empatas. De menor a mayor: carta alta, par, color, escalera, trío, escalera de color. Si sales, tu mano te espera 24 horas; después te retiras.',
    plinko:
      'Elige filas y riesgo y suelta la bolita. En cada clavo cae a la izquierda o a la derecha, con la misma probabilidad, y la casilla de abajo multiplica tu apuesta. Con más riesgo pagan más las orillas y menos el centro.',
    mines:
      'Elige cuántas minas se esconden en las 25 casillas y apuesta. Cada casilla sin mina sube tu premio; retíralo cuando quieras, desde la primera. Si abres una mina, pierdes la apuesta. El premio llega hasta 1000 veces la apuesta; ahí la ronda termina y te paga. Si sales, tu ronda te espera 24 horas; después te pagamos lo que llevas. Si no habías abierto ninguna casilla, antes se abre una al azar, y puede ser una mina.',
    bingo:
      'Juega con 1 a 4 cartones de 25 casillas; la del centro es libre. Salen 38 de 75 números, los mismos para todos tus cartones. Cada fila, columna o diagonal completa es una línea, y cada cartón paga según sus líneas. Los cartones están impresos: un mismo número de cartón es siempre el mismo.',
    race: 'Apuesta a cuál de los seis llega primero, o a que llegue entre los dos primeros. La cuota que ves es la que se paga. Los que pagan menos ganan más seguido. Junto a cada uno ves a cuántos largos del primero llegó; en cada carrera corren otros nombres, que no cambian las cuotas.',
    keno: 'Elige de 1 a 8 números del 1 al 40 y sortea: salen 10 bolitas. Mientras más aciertas, más paga. Todos los números tienen la misma probabilidad de salir.',
    sportsbook:
      'Toca una cuota para ponerla en tu cupón. En simples cada selección es una apuesta; en combinada las cuotas se multiplican y tienes que acertarlas todas. El premio es la apuesta por la cuota y se redondea hacia abajo al centésimo. Vale la cuota que aceptas, aunque después cambie. Las apuestas se detienen por un momento cerca de un gol. Los partidos son simulados y las apuestas se pagan cuando terminan: en fútbol, a los 90 minutos; en básquetbol cuenta el alargue.',
  },
  en: {
    slot: 'Spin the five reels. Three or more of a kind on neighbouring reels, from the left, pay for every way to join them.',
    crash:
      'Bet before take-off: the multiplier climbs from 1.00x. Cash out before it flies away and you take your bet times that number. The end of every flight is drawn before it starts. If you leave, it flies on without you: it cashes out at the automatic cash-out you chose, or you can come back while it is in the air.',
    wheel: 'Spin the wheel: your bet is multiplied by the number it stops on.',
    roulette:
      'Put chips on numbers or groups and spin. A number pays 36 times the bet, a dozen 3 times, the other groups 2 times. The wheel has a single zero.',
    dice: 'Choose and roll the dice: under 7 or over 7 pay 2.30 times, exactly seven or doubles pay 5.75 times.',
    cards:
      'Bet on Player, Banker or Tie. The hand closest to 9 wins; tens and face cards count as 0. Player pays 2 times, Banker 1.95 and Tie 9.',
    blackjack:
      'Get closer to 21 than the dealer without going over. Face cards count as 10; an ace as 1 or 11. Hit or stand. On two cards you may double: you place a second bet of the same size and get just one more card. Two cards of the same value may be split once into two hands, with a second bet of the same size; split aces get one card each. The dealer stands on 17. Blackjack pays 3 to 2, a win 1 to 1, and a push gives the bet back. If you leave, your hand waits for you for 24 hours; then you stand on what you have.',
    scratch:
      'Every card has nine fields. Scratch them with a finger or open them with the keyboard: three of the same pay what they show. Everything is decided when you buy the card; if you leave before you scratch it, the payout is in your balance already.',
    poker:
      'Bet and you get three cards, the dealer three face down. Play, with a second bet of the same size, or fold and lose the first bet. The dealer plays with queen high or better: without it your first bet pays 1 to 1 and the second comes back; with it both pay 1 to 1 if you win and come back in a tie. From low to high: high card, pair, flush, straight, three of a kind, straight flush. If you leave, your hand waits for you for 24 hours; then you fold.',
    plinko:
      'Choose rows and risk and drop the ball. At every peg it falls left or right, each as likely as the other, and the bin below multiplies your bet. With more risk the edges pay more and the middle less.',
    mines:
      'Choose how many mines hide in the 25 fields and bet. Each field without a mine raises your payout; cash out whenever you like, from the first one on. Open a mine and you lose the bet. The payout grows to at most 1000 times the bet; there the round ends and pays you by itself. If you leave, your round waits for you for 24 hours; then you are paid what you have won so far. If you had opened no field, one is opened at random first, and it may be a mine.',
    bingo:
      'Play with 1 to 4 cards of 25 fields; the middle one is free. 38 of 75 numbers are called, the same for all your cards. Every complete row, column or diagonal is a line, and each card pays for its lines. Cards are printed: the same card number is always the same card.',
    race: 'Bet on which of the six comes in first, or on one to be among the first two. The odds you see are what is paid. Those with lower odds win more often. Beside each you see how many lengths behind the first it came; every race has other names, which change no odds.',
    keno: 'Choose 1 to 8 numbers from 1 to 40 and draw: 10 balls come out. The more you hit, the more it pays. Every number is as likely as any other.',
    sportsbook:
      'Tap odds to put them on your slip. As singles each selection is a bet of its own; in an accumulator the odds are multiplied and all of them have to win. The return is the stake times the odds, rounded down to the cent. The odds you accept are the odds you get, even if they change later. Betting stops for a moment around a goal. Matches are simulated and bets are paid when they end: football after 90 minutes; basketball includes overtime.',
  },
};
