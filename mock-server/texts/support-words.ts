import type { Lang } from './text-types.ts';

const en = {
  hello:
    'Hi, I am Copi, the assistant of this demonstration. Ask me about deposits, withdrawals, codes or limits, or send me an order number and I will tell you its status.',
  topics: {
    crisis:
      'I am sorry that you are going through this. You do not have to carry it alone: {lines} I am only the assistant of this demonstration; in a real operation one of our people would join this conversation now.',
    exclusion:
      'It is good that you say so. In “Safer gambling” you can exclude yourself for 6 months, 1 year or 5 years: it begins at once, and you can still withdraw your balance. You will find it in your account and at the foot of the home page. To talk about it with somebody: {lines}',
    greeting: 'Hi! What can I help you with?',
    deposit:
      'Deposits arrive as soon as your bank confirms them, usually within a minute. If one is missing, send me its number (it begins with R) and I will look it up.',
    withdrawal:
      'We review a withdrawal first and then pay it to your account. You need a linked mobile number, and a bonus has to be played before it can be withdrawn. With the number (it begins with W) I can tell you the status of yours.',
    code: 'Codes come by text message and work for a few minutes. If yours did not come: check the number, wait 60 seconds and ask for another; the previous one then stops working. We will never ask you for a code here.',
    limits:
      'In “Safer gambling” you can set a deposit limit for the day, the week or the month, take a break or exclude yourself. You will find it in your account and at the foot of the home page.',
    bonus:
      'A bonus has its own balance and is played before it turns into cash. In “Your bonuses” you see what is left to stake, and by when.',
    person:
      'This is a demonstration, so there is no person behind me. In a real operation I would hand you over to somebody now, with this conversation.',
    thanks: 'You are welcome. I am here whenever you need me.',
  },
  /** Public lines of the market's health service, free and open day and night. The key '' is for a market without any. */
  lines: {
    CL: 'call *4141 (free, day and night, a trained person answers) or Salud Responde at 600 360 7777. If you are in danger now, call 131.',
    '': 'call the emergency services or a helpline of your country, or somebody you trust.',
  },
  /** Folded beginnings of words (no capitals, no accents, no signs). The first matching topic wins. */
  hints: {
    crisis: (
      'suicid|kill myself|end my life|ending my life|take my life|taking my life|end it all|want to die|wanna die|' +
      'wish i was dead|wish i were dead|better off dead|don t want to live|dont want to live|do not want to live|' +
      'no reason to live|nothing to live for|hurt myself|harm myself|self-harm|self harm|can t go on like|' +
      'can t go on any|cannot go on like|cannot go on any'
    ).split('|'),
    exclusion: (
      'self-exclu|self exclu|selfexclu|exclude me|exclude myself|exclusion|addict|gambling problem|problem gambl|' +
      'problems with gambl|problem with gambl|compulsive|stop gambl|stop playing|stop betting|quit gambl|' +
      'can t stop|cant stop|cannot stop|can t control|cannot control|lost control|losing control|gambling too much|' +
      'gamble too much|playing too much|play too much|ban me|block me|block my account|close my account|' +
      'delete my account|lost everything|lost all my|in debt'
    ).split('|'),
    limits: ['limit', 'time out', 'time-out', 'safer gambl', 'take a break'],
    person: ['person', 'human', 'agent', 'someone real'],
    code: ['code', 'sms', 'otp'],
    withdrawal: ['withdraw', 'payout', 'cash out'],
    deposit: ['deposit', 'top up', 'recharge', 'paid', 'payment', 'webpay', 'khipu'],
    bonus: ['bonus', 'promo', 'wager'],
    thanks: ['thank', 'great', 'perfect'],
    greeting: ['hello', 'hi', 'hey', 'good morning', 'good evening'],
  },
  /** These words make a question about withdrawals a question about their duration. */
  withdrawalTime: {
    hints: ['how long', 'how much time', 'how soon', 'how fast', 'when will', 'when does', 'when do', 'take'],
    text: 'Counted from your request, a withdrawal is usually in your account within {times}. Send me its number (it begins with W) and I will tell you the status of yours.',
  },
  send: {
    deposit: 'My deposit has not arrived',
    withdrawal: 'How do withdrawals work?',
    withdrawalTime: 'How long does a withdrawal take?',
    code: 'My code has not arrived',
    limits: 'I want to set a limit',
    lastDeposit: 'My last deposit',
    lastWithdrawal: 'My last withdrawal',
    person: 'Talk to a person',
  },
  deposit: {
    created:
      'Deposit {id} of {amount} {currency} by {method} was started but not paid. You can still pay it in Deposit, or let it run out: nothing is charged.',
    pending:
      'Deposit {id} of {amount} {currency} by {method} is with the bank. As soon as it confirms, the money is in your balance; you do not have to do anything.',
    success: 'Deposit {id} of {amount} {currency} by {method} arrived: it is in your balance.',
    failed:
      'Deposit {id} of {amount} {currency} by {method} did not go through: {reason}. If your bank charged it, the money goes back to you by itself.',
    partlyPaid:
      'Of deposit {id} of {amount} {currency} by {method}, {paid} {currency} arrived: that is in your balance.',
    reversed:
      'Deposit {id} of {amount} {currency} by {method} was reversed: {reason}. {taken} {currency} left your balance again.',
    chargedBack:
      'Deposit {id} of {amount} {currency} by {method} was charged back: {reason}. {taken} {currency} left your balance again.',
  },
  withdrawal: {
    created:
      'Withdrawal {id} of {amount} {currency} to {method} is being reviewed. The money is set aside until then.',
    pending: 'Withdrawal {id} of {amount} {currency} is on its way to {method}.',
    success: 'Withdrawal {id} of {amount} {currency} was paid to {method}.',
    failed:
      'Withdrawal {id} of {amount} {currency} could not be paid: {reason}. The money is back in your balance.',
    partlyPaid:
      'Of withdrawal {id} of {amount} {currency}, {paid} {currency} was paid to {method}. The rest is back in your balance.',
    reversed:
      'Withdrawal {id} of {amount} {currency} to {method} came back: {reason}. All of it is in your balance again.',
  },
  unknownOrder:
    'I cannot find order {id} in your account. Copy the number from the receipt and send it again.',
  logInFirst:
    'To see an order I need to know who you are: log in and ask me again, I will keep our conversation.',
  noOrders: 'I do not see such an order in your account yet.',
  lost: 'I did not quite get that. Choose a topic, or put it in other words.',
  lostAgain: 'I still do not get it, sorry. These are the things I can help with:',
};

export type SupportWords = typeof en;

export type SupportTopic = keyof SupportWords['topics'];

const ks: SupportWords = {
  hello:
    'Hola, soy Copi, el asistente de esta demostración. Pregúntame por depósitos, retiros, códigos o límites, o mándame el número de una orden y te digo en qué va.',
  topics: {
    crisis:
      'Siento mucho que estés pasando por esto. No tienes que pasar por esto sin ayuda: {lines} Yo soy solo el asistente de esta demostración; en una operación real, una persona del equipo entraría ahora a esta conversación.',
    exclusion:
      'Qué bueno que lo digas. En “Juego responsable” puedes autoexcluirte por 6 meses, 1 año o 5 años: empieza de inmediato, y sí puedes retirar tu saldo. Está en tu cuenta y al final de la página de inicio. Si quieres hablarlo con alguien: {lines}',
    greeting: '¡Hola! ¿En qué te ayudo?',
    deposit:
      'Los depósitos llegan apenas tu banco los confirma, casi siempre en menos de un minuto. Si falta uno, mándame su número (empieza con R) y lo reviso.',
    withdrawal:
      'Primero revisamos el retiro y después lo pagamos a tu cuenta. Necesitas tener tu celular vinculado, y un bono se juega antes de poder retirarlo. Con el número (empieza con W) te digo en qué va el tuyo.',
    code: 'Los códigos llegan por SMS y sirven unos minutos. Si no te llegó: revisa el número, espera 60 segundos y pide otro; el anterior deja de servir. Aquí nunca te vamos a pedir un código.',
    limits:
      'En “Juego responsable” puedes poner un límite de depósito por día, semana o mes, tomarte una pausa o autoexcluirte. Está en tu cuenta y al final de la página de inicio.',
    bonus:
      'El bono tiene su propio saldo y se juega antes de pasar a efectivo. En “Tus bonos” ves cuánto te falta apostar y hasta cuándo.',
    person:
      'Esto es una demostración, así que no hay una persona detrás. En una operación real te pasaría ahora con alguien, con esta conversación a la vista.',
    thanks: 'De nada. Aquí estoy cuando me necesites.',
  },
  lines: {
    CL: 'llama al *4141 (gratis, día y noche, contesta una persona preparada) o a Salud Responde, 600 360 7777. Si corres peligro ahora, llama al 131.',
    '': 'llama a emergencias o a una línea de ayuda de tu país, o a alguien de tu confianza.',
  },
  hints: {
    crisis: (
      'suicid|matarme|me voy a matar|me quiero matar|me mato|quitarme la vida|quitar la vida|me quito la vida|' +
      'acabar con mi vida|acabar con todo|terminar con mi vida|terminar con todo|quiero morir|quisiera morir|' +
      'morirme|mejor muert|estar muert|no quiero vivir|no quiero seguir viviendo|ganas de vivir|sentido vivir|' +
      'no vale la pena vivir|hacerme dano|quiero desaparecer|no aguanto mas|no doy mas|no puedo mas con'
    ).split('|'),
    exclusion: (
      'autoexclu|auto-exclu|auto exclu|excluir|excluy|exclusion|ludopat|adicc|adict|vicio|viciad|compulsiv|' +
      'problema con el juego|problemas con el juego|problema de juego|problemas de juego|no puedo parar|' +
      'no puedo dejar de|no logro parar|no logro dejar de|no se como parar|parar de jugar|dejar de jugar|' +
      'no me controlo|no me puedo controlar|no puedo controlar|perdi el control|juego demasiado|jugando demasiado|' +
      'no quiero jugar mas|no quiero volver a jugar|bloquear mi cuenta|bloqueen mi cuenta|bloqueenme|' +
      'cerrar mi cuenta|cierren mi cuenta|eliminar mi cuenta|borrar mi cuenta|perdi todo|perdi toda|' +
      'me jugue el sueldo|endeud|deudas'
    ).split('|'),
    limits: ['limite', 'pausa', 'responsable', 'descanso'],
    person: ['persona', 'human', 'ejecutiv', 'agente'],
    code: ['codigo', 'sms', 'clave dinamica'],
    withdrawal: ['retir', 'cobrar', 'sacar mi plata', 'sacar plata'],
    deposit: ['deposit', 'recarg', 'abon', 'pague', 'pago', 'webpay', 'khipu', 'transferi', 'cargar'],
    bonus: ['bono', 'promo', 'regalo'],
    thanks: ['gracias', 'genial', 'perfecto', 'buenisimo'],
    greeting: ['hola', 'buenas', 'buenos dias', 'que tal', 'alo'],
  },
  withdrawalTime: {
    hints: ['cuanto', 'demor', 'tarda', 'cuando', 'plazo', 'tiempo'],
    text: 'Contado desde que lo pides, un retiro normalmente está en tu cuenta en menos de {times}. Mándame su número (empieza con W) y te digo en qué va el tuyo.',
  },
  send: {
    deposit: 'Mi depósito no llega',
    withdrawal: '¿Cómo funcionan los retiros?',
    withdrawalTime: '¿Cuánto demora un retiro?',
    code: 'No me llega el código',
    limits: 'Quiero ponerme un límite',
    lastDeposit: 'Mi último depósito',
    lastWithdrawal: 'Mi último retiro',
    person: 'Hablar con una persona',
  },
  deposit: {
    created:
      'El depósito {id} por {amount} {currency} con {method} quedó iniciado, pero sin pagar. Todavía puedes pagarlo en Depositar o dejar que venza: no se te cobra nada.',
    pending:
      'El depósito {id} por {amount} {currency} con {method} está en el banco. Apenas lo confirme, el dinero queda en tu saldo; no tienes que hacer nada.',
    success: 'El depósito {id} por {amount} {currency} con {method} llegó: ya está en tu saldo.',
    failed:
      'El depósito {id} por {amount} {currency} con {method} no resultó: {reason}. Si tu banco lo cobró, lo devuelve solo.',
    partlyPaid:
      'Del depósito {id} por {amount} {currency} con {method} llegaron {paid} {currency}: ya están en tu saldo.',
    reversed:
      'El depósito {id} por {amount} {currency} con {method} se anuló: {reason}. Salieron {taken} {currency} de tu saldo.',
    chargedBack:
      'El depósito {id} por {amount} {currency} con {method} tuvo un contracargo: {reason}. Salieron {taken} {currency} de tu saldo.',
  },
  withdrawal: {
    created:
      'El retiro {id} por {amount} {currency} a {method} está en revisión. El dinero queda apartado mientras tanto.',
    pending: 'El retiro {id} por {amount} {currency} va en camino a {method}.',
    success: 'El retiro {id} por {amount} {currency} ya se pagó a {method}.',
    failed: 'El retiro {id} por {amount} {currency} no se pudo pagar: {reason}. El dinero volvió a tu saldo.',
    partlyPaid:
      'Del retiro {id} por {amount} {currency} se pagaron {paid} {currency} a {method}. El resto volvió a tu saldo.',
    reversed:
      'El retiro {id} por {amount} {currency} a {method} volvió: {reason}. Todo está de vuelta en tu saldo.',
  },
  unknownOrder:
    'No encuentro la orden {id} en tu cuenta. Copia el número desde el comprobante y mándamelo de nuevo.',
  logInFirst:
    'Para ver una orden necesito saber quién eres: ingresa a tu cuenta y pregúntame de nuevo, no se pierde la conversación.',
  noOrders: 'Todavía no veo una orden así en tu cuenta.',
  lost: 'No te entendí bien. Elige un tema o cuéntamelo con otras palabras.',
  lostAgain: 'Sigo sin entenderte, perdona. Te puedo ayudar con esto:',
};

export const supportWords: Readonly<Record<Lang, SupportWords>> = { en, ks };
