/** Business constants of spec point 9. Units are in the names. */
/** NET-07 */
export const REQUEST_TIMEOUT_MS = 60_000;

export const TOAST_DEFAULT_MS = 2_000;
export const TOAST_SUCCESS_MS = 3_000;
export const TOAST_HTTP_ERROR_MS = 3_000;
export const TOAST_FAILURE_MS = 5_000;
export const DEPOSIT_NOTICE_MS = 2_000;

export const SOCKET_START_DELAY_MS = 3_000;
export const SOCKET_RECONNECT_DELAY_MS = 1_000;
export const SOCKET_RECONNECT_MAX_MS = 5_000;
export const SOCKET_RECONNECT_RANDOMISATION = 0.5;
export const SOCKET_CONNECT_TIMEOUT_MS = 20_000;
/** Without a socket, what it would tell is asked for this often; a choice of ours. */
export const SOCKET_ASK_WHILE_DOWN_MS = 20_000;

/** Between Get Now and /newUserDeposit. */
export const NEW_USER_GET_NOW_MS = 800;
/** Home is looked at this long before a popup comes up over it by itself; a choice of ours. */
export const ARRIVAL_POPUP_DELAY_MS = 1_500;

export const NAV_THROTTLE_MS = 1_000;
export const BANNER_RACE_MS = 3_000;
export const GAME_PAGE_SIZE = 20;
/** The next page of a list is asked for this far before its end, in CSS px. */
export const LIST_LOAD_MORE_PX = 300;
/** Games asked for at once when the whole catalogue is wanted: the contract's largest page. */
export const CATALOGUE_PAGE_SIZE = 999;
/** Odds move: they are asked for again this often while they are looked at. */
export const ODDS_REFRESH_MS = 10_000;
/** Pots grow: they are asked for again this often while their row is on home. */
export const POTS_REFRESH_MS = 10_000;
/** How often a growing pot shows its next amount. */
export const POT_STEP_MS = 500;
/** Images start to load this many screens before they are seen (APP-12). */
export const IMAGE_PRELOAD_SCREENS = 1.3;
/** Popup layers stack from here. */
export const POPUP_LAYER_START = 2_000;

export const DEFAULT_COUNTRY = 'CL';
/** Held until a language entry sets it (spec point 9). */
export const INITIAL_PHONE_CODE = '55';
