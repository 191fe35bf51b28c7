import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('APP-13 NET-07 RT-01 the times and limits of the specification, point 9', () => {
  expect(constants).toMatchObject({
    REQUEST_TIMEOUT_MS: 60_000,
    TOAST_SUCCESS_MS: 3_000,
    TOAST_HTTP_ERROR_MS: 3_000,
    TOAST_DEFAULT_MS: 2_000,
    TOAST_FAILURE_MS: 5_000,
    DEPOSIT_NOTICE_MS: 2_000,
    SOCKET_START_DELAY_MS: 3_000,
    SOCKET_RECONNECT_DELAY_MS: 1_000,
    SOCKET_RECONNECT_MAX_MS: 5_000,
    SOCKET_RECONNECT_RANDOMISATION: 0.5,
    SOCKET_CONNECT_TIMEOUT_MS: 20_000,
    NEW_USER_GET_NOW_MS: 800,
    NAV_THROTTLE_MS: 1_000,
    BANNER_RACE_MS: 3_000,
    GAME_PAGE_SIZE: 20,
    LIST_LOAD_MORE_PX: 300,
    IMAGE_PRELOAD_SCREENS: 1.3,
    POPUP_LAYER_START: 2_000,
    DEFAULT_COUNTRY: 'CL',
    INITIAL_PHONE_CODE: '55',
  });
});
