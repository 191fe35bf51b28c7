// Generated from openapi/control.yaml by `npm run generate`. Do not edit.
import * as zod from 'zod';

/**
 * `approve` and `part` are the payment at the bank: the deposit is credited. `reverse` and `charge-back` undo one that was paid. Any other decision about a closed deposit is a 404.
 * @summary Decide a deposit as its bank does
 */
export const decideOrderBodyOneReasonMax = 200;

export const decideOrderBodyOneDelayMsMin = 0;
export const decideOrderBodyOneDelayMsMax = 86400000;

export const decideOrderBodyTwoPaidMin = 0.01;
export const decideOrderBodyTwoPaidMax = 10000000000;
export const decideOrderBodyTwoPaidMultipleOf = 0.01;

export const decideOrderBodyTwoReasonMax = 200;

export const decideOrderBodyTwoDelayMsMin = 0;
export const decideOrderBodyTwoDelayMsMax = 86400000;

export const decideOrderBodyThreeReasonMax = 200;



export const DecideOrderBody = zod.union([zod.strictObject({
  "outcome": zod.enum(['approve', 'fail']).describe('approve: it is paid. fail: it is refused.'),
  "reason": zod.string().min(1).max(decideOrderBodyOneReasonMax).exactOptional().describe('What the player reads as the reason.'),
  "delayMs": zod.int().min(decideOrderBodyOneDelayMsMin).max(decideOrderBodyOneDelayMsMax).exactOptional().describe('After so long instead of at once, in ms.')
}),zod.strictObject({
  "outcome": zod.enum(['part']).describe('A part of it is paid.'),
  "paid": zod.number().min(decideOrderBodyTwoPaidMin).max(decideOrderBodyTwoPaidMax).multipleOf(decideOrderBodyTwoPaidMultipleOf).exactOptional().describe('In major units; half of the amount without it.'),
  "reason": zod.string().min(1).max(decideOrderBodyTwoReasonMax).exactOptional().describe('What the player reads as the reason.'),
  "delayMs": zod.int().min(decideOrderBodyTwoDelayMsMin).max(decideOrderBodyTwoDelayMsMax).exactOptional().describe('After so long instead of at once, in ms.')
}),zod.strictObject({
  "outcome": zod.enum(['reverse', 'charge-back']).describe('What was paid goes back: by the payment company, or for the payer\'s bank.'),
  "reason": zod.string().min(1).max(decideOrderBodyThreeReasonMax).exactOptional().describe('What the player reads as the reason.')
})])


/**
 * `part` pays a part and gives the rest back, `fail` gives all of it back, `reverse` gives back what was paid. A decision that does not fit is a 404.
 * @summary Decide a withdrawal as its bank does
 */
export const decideWithdrawalBodyOneReasonMax = 200;

export const decideWithdrawalBodyOneDelayMsMin = 0;
export const decideWithdrawalBodyOneDelayMsMax = 86400000;

export const decideWithdrawalBodyTwoPaidMin = 0.01;
export const decideWithdrawalBodyTwoPaidMax = 10000000000;
export const decideWithdrawalBodyTwoPaidMultipleOf = 0.01;

export const decideWithdrawalBodyTwoReasonMax = 200;

export const decideWithdrawalBodyTwoDelayMsMin = 0;
export const decideWithdrawalBodyTwoDelayMsMax = 86400000;

export const decideWithdrawalBodyThreeReasonMax = 200;



export const DecideWithdrawalBody = zod.union([zod.strictObject({
  "outcome": zod.enum(['approve', 'fail']).describe('approve: it is paid. fail: it is refused.'),
  "reason": zod.string().min(1).max(decideWithdrawalBodyOneReasonMax).exactOptional().describe('What the player reads as the reason.'),
  "delayMs": zod.int().min(decideWithdrawalBodyOneDelayMsMin).max(decideWithdrawalBodyOneDelayMsMax).exactOptional().describe('After so long instead of at once, in ms.')
}),zod.strictObject({
  "outcome": zod.enum(['part']).describe('A part of it is paid.'),
  "paid": zod.number().min(decideWithdrawalBodyTwoPaidMin).max(decideWithdrawalBodyTwoPaidMax).multipleOf(decideWithdrawalBodyTwoPaidMultipleOf).exactOptional().describe('In major units; half of the amount without it.'),
  "reason": zod.string().min(1).max(decideWithdrawalBodyTwoReasonMax).exactOptional().describe('What the player reads as the reason.'),
  "delayMs": zod.int().min(decideWithdrawalBodyTwoDelayMsMin).max(decideWithdrawalBodyTwoDelayMsMax).exactOptional().describe('After so long instead of at once, in ms.')
}),zod.strictObject({
  "outcome": zod.enum(['reverse', 'charge-back']).describe('What was paid goes back: by the payment company, or for the payer\'s bank.'),
  "reason": zod.string().min(1).max(decideWithdrawalBodyThreeReasonMax).exactOptional().describe('What the player reads as the reason.')
})])


/**
 * The player's wallet pays and wins, and the rounds are in the records, in the past. Fewer are played when the wallet runs empty.
 * @summary Play rounds that end as wanted
 */

export const playBetsBodyCountMax = 3000;

export const playBetsBodyIsBonusDefault = false;
export const playBetsBodyStakeMax = 100000;

export const playBetsBodyOutcomeDefault = `mixed`;
export const playBetsBodyWaitsDefault = false;

export const PlayBetsBody = zod.strictObject({
  "phone": zod.string().min(1).describe('Username or bound phone of the player.'),
  "count": zod.int().min(1).max(playBetsBodyCountMax).describe('How many rounds.'),
  "isBonus": zod.boolean().default(playBetsBodyIsBonusDefault).describe('With bonus money.'),
  "stake": zod.int().min(1).max(playBetsBodyStakeMax).exactOptional().describe('Stake of every round in major units; different ones without it.'),
  "outcome": zod.enum(['won', 'lost', 'mixed']).default(playBetsBodyOutcomeDefault).describe('won: each wins. lost: none wins. mixed: some win.'),
  "waits": zod.boolean().default(playBetsBodyWaitsDefault).describe('One round more waits for the decision of its player.')
})


/**
 * What is due up to then has happened when the answer comes.
 * @summary Move the time of the server on
 */
export const advanceClockBodyAdvanceMsMin = 0;
export const advanceClockBodyAdvanceMsMax = 315360000000;



export const AdvanceClockBody = zod.strictObject({
  "advanceMs": zod.int().min(advanceClockBodyAdvanceMsMin).max(advanceClockBodyAdvanceMsMax).describe('By how much.')
})


/**
 * A player without a username gets a free number.
 * @summary Make a player
 */
export const makePlayerBodyCountryDefault = `CL`;
export const makePlayerBodyCountryRegExp = new RegExp('^[A-Z]{2}$');
export const makePlayerBodyUsernameRegExp = new RegExp('^0*[0-9]{9,10}$');
export const makePlayerBodyPasswordDefault = `Copihue2026`;
export const makePlayerBodyPasswordMin = 6;
export const makePlayerBodyPasswordMax = 24;

export const makePlayerBodyIsPhoneBoundDefault = false;
export const makePlayerBodyCashMin = 0;
export const makePlayerBodyCashMax = 10000000000;
export const makePlayerBodyCashMultipleOf = 0.01;

export const makePlayerBodyAddBonusMin = 0.01;
export const makePlayerBodyAddBonusMax = 10000000000;
export const makePlayerBodyAddBonusMultipleOf = 0.01;



export const MakePlayerBody = zod.strictObject({
  "country": zod.string().regex(makePlayerBodyCountryRegExp).default(makePlayerBodyCountryDefault).describe('Market of the player.'),
  "username": zod.string().regex(makePlayerBodyUsernameRegExp).exactOptional().describe('Number without a country prefix.'),
  "password": zod.string().min(makePlayerBodyPasswordMin).max(makePlayerBodyPasswordMax).default(makePlayerBodyPasswordDefault).describe('Password of the account.'),
  "isPhoneBound": zod.boolean().default(makePlayerBodyIsPhoneBoundDefault).describe('The username is a bound phone as well.'),
  "cash": zod.number().min(makePlayerBodyCashMin).max(makePlayerBodyCashMax).multipleOf(makePlayerBodyCashMultipleOf).exactOptional().describe('In major units of the player\'s currency.'),
  "addBonus": zod.number().min(makePlayerBodyAddBonusMin).max(makePlayerBodyAddBonusMax).multipleOf(makePlayerBodyAddBonusMultipleOf).exactOptional().describe('A bonus to begin with.')
})


/**
 * Sets what is named and leaves the rest.
 * @summary Fill the account of a player
 */
export const fillPlayerBodyCashMin = 0;
export const fillPlayerBodyCashMax = 10000000000;
export const fillPlayerBodyCashMultipleOf = 0.01;

export const fillPlayerBodyAddBonusMin = 0.01;
export const fillPlayerBodyAddBonusMax = 10000000000;
export const fillPlayerBodyAddBonusMultipleOf = 0.01;

export const fillPlayerBodyPhoneRegExp = new RegExp('^0*[0-9]{9,10}$');


export const FillPlayerBody = zod.strictObject({
  "cash": zod.number().min(fillPlayerBodyCashMin).max(fillPlayerBodyCashMax).multipleOf(fillPlayerBodyCashMultipleOf).exactOptional().describe('In major units of the player\'s currency.'),
  "addBonus": zod.number().min(fillPlayerBodyAddBonusMin).max(fillPlayerBodyAddBonusMax).multipleOf(fillPlayerBodyAddBonusMultipleOf).exactOptional().describe('A bonus that is added.'),
  "phone": zod.string().regex(fillPlayerBodyPhoneRegExp).nullish().describe('Number to bind; null unbinds it.')
})


/**
 * @summary Open a session of a player without a password
 */
export const LogInPlayerBody = zod.strictObject({

})


/**
 * @summary Grant a bonus with its own wagering
 */

export const grantBonusBodyAmountMax = 1000000;

export const grantBonusBodyWagerTimesDefault = 5;
export const grantBonusBodyWagerTimesMin = 0;
export const grantBonusBodyWagerTimesMax = 100;

export const grantBonusBodyDaysDefault = 14;
export const grantBonusBodyDaysMax = 365;



export const GrantBonusBody = zod.strictObject({
  "phone": zod.string().min(1).describe('Username or bound phone of the player.'),
  "amount": zod.int().min(1).max(grantBonusBodyAmountMax).describe('In major units.'),
  "wagerTimes": zod.int().min(grantBonusBodyWagerTimesMin).max(grantBonusBodyWagerTimesMax).default(grantBonusBodyWagerTimesDefault).describe('How often it has to be played.'),
  "days": zod.int().min(1).max(grantBonusBodyDaysMax).default(grantBonusBodyDaysDefault).describe('Until it expires.')
})


/**
 * @summary Go back to the state that tests start from
 */
export const ResetBody = zod.strictObject({

})


/**
 * A backend that offers faults knows at least `too-many-requests`, `maintenance` and `server-error`, and refuses the kinds it does not know.
 * @summary Let calls fail, or take that back
 */


export const setFaultBodyTwoTimesMax = 100000;

export const setFaultBodyTwoMsDefault = 1000;
export const setFaultBodyTwoMsMin = 0;
export const setFaultBodyTwoMsMax = 600000;

export const setFaultBodyTwoMessageMax = 500;




export const SetFaultBody = zod.union([zod.strictObject({
  "clear": zod.literal(true).describe('Takes faults back: those of a call, or all.'),
  "operationId": zod.string().min(1).exactOptional().describe('A call of the player API, or `*` for each of them.')
}),zod.strictObject({
  "operationId": zod.string().min(1).describe('A call of the player API, or `*` for each of them.'),
  "fault": zod.enum(['latency', 'unauthorized', 'too-many-requests', 'maintenance', 'proxy-429', 'proxy-502', 'proxy-503', 'server-error', 'captive-portal', 'redirect', 'failure', 'malformed', 'contradictory', 'stale', 'other-currency', 'unknown-enum', 'drip', 'rotated-token', 'drop-before', 'drop-after', 'contract-long', 'contract-empty', 'contract-mixed']).describe('latency: the answer waits `ms`.\nunauthorized, too-many-requests, maintenance, server-error: HTTP 401, 429, 503, 500.\nproxy-429: HTTP 429 of something in between: a page, and a header that says how long to wait.\nproxy-502: HTTP 502 of something in between, without a server behind it.\nproxy-503: HTTP 503 of something in between: a page, and a header that says how long to wait.\ncaptive-portal: HTTP 200 with the login page of a network; redirect: HTTP 302 to a page.\nfailure: a refusal, of `code`.\nmalformed: the answer is no JSON.\ncontradictory: values that cannot all be true.\nstale: the first answer again and again, as from a cache.\nother-currency, unknown-enum: another currency, values that the contract does not list.\ndrip: the answer comes a few bytes at a time.\nrotated-token: the answer brings a new token, and the one before is void at once.\ndrop-before, drop-after: the connection breaks before or after the call took effect.\ncontract-long, contract-empty, contract-mixed: an answer made of the contract alone.'),
  "times": zod.int().min(1).max(setFaultBodyTwoTimesMax).exactOptional().describe('Calls it hits; all without it.'),
  "ms": zod.int().min(setFaultBodyTwoMsMin).max(setFaultBodyTwoMsMax).default(setFaultBodyTwoMsDefault).describe('For latency: how long.'),
  "message": zod.string().min(1).max(setFaultBodyTwoMessageMax).exactOptional().describe('For failure: what the player reads.'),
  "code": zod.string().min(1).exactOptional().describe('For failure: a code of the catalogue of the player API.')
})])


/**
 * @summary Send an event to the sockets of a player
 */



export const EmitEventBody = zod.strictObject({
  "event": zod.enum(['recharge', 'balance']).describe('recharge: a deposit changed. balance: the balance changed.'),
  "phone": zod.string().min(1).describe('Username or bound phone of the player.'),
  "payload": zod.unknown().exactOptional().describe('Of recharge: a text is sent unchanged, even if broken; anything else as JSON.')
})


/**
 * @summary Break the connection of every socket
 */
export const DropSocketsBody = zod.strictObject({
  "action": zod.enum(['drop']).describe('drop: breaks every connection.')
})


/**
 * @summary Bring the world into a prepared state
 */



export const RunScenarioBody = zod.strictObject({
  "name": zod.string().min(1).describe('Of a scenario.')
})


/**
 * @summary Restore a world
 */
export const RestoreSnapshotBody = zod.strictObject({
  "version": zod.number().describe('Of the form of the state.'),
  "state": zod.looseObject({

}).describe('All of the world.')
})


/**
 * Banners, popups, empty lists, long texts, fields left out, size of the catalogue: docs/mock-console.md lists them.
 * @summary Let the lobby differ from the seed
 */
export const SetLobbyBody = zod.looseObject({

})


/**
 * @summary Empty the log
 */
export const ClearTrafficBody = zod.strictObject({
  "clear": zod.literal(true).describe('Empties it.')
})
