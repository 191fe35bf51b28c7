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
/** How often the app polls while the socket is down; our own choice. */
export const SOCKET_POLL_MS = 20_000;

export const NEW_USER_GET_NOW_MS = 800;
/** Time on home before a popup opens by itself; our own choice. */
export const ARRIVAL_POPUP_DELAY_MS = 1_500;

export const NAV_THROTTLE_MS = 1_000;
export const BANNER_RACE_MS = 3_000;
export const GAME_PAGE_SIZE = 20;
/** In CSS px before the end of a list: the next page is fetched there. */
export const LIST_LOAD_MORE_PX = 300;
/** The contract's largest page: one call for the whole catalogue. */
export const CATALOGUE_PAGE_SIZE = 999;
export const ODDS_REFRESH_MS = 10_000;
export const POTS_REFRESH_MS = 10_000;
export const POT_STEP_MS = 500;
/** Images load this many screens before they are visible (APP-12). */
export const IMAGE_PRELOAD_SCREENS = 1.3;
export const POPUP_LAYER_START = 2_000;

export const DEFAULT_COUNTRY = 'CL';
/** Used until a language entry sets another one (spec point 9). */
export const INITIAL_PHONE_CODE = '55';
