// Generated from openapi/control.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts this environment offers */
        get: operations["listParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes that were sent, the latest last */
        get: operations["listSms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One deposit */
        get: operations["getOrder"];
        put?: never;
        /**
         * Decide a deposit as its bank does
         * @description `approve` and `part` are the payment at the bank: the deposit is credited. `reverse` and `charge-back` undo one that was paid. Any other decision about a closed deposit is a 404.
         */
        post: operations["decideOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposits, the newest first */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One withdrawal */
        get: operations["getWithdrawal"];
        put?: never;
        /**
         * Decide a withdrawal as its bank does
         * @description `part` pays a part and gives the rest back, `fail` gives all of it back, `reverse` gives back what was paid. A decision that does not fit is a 404.
         */
        post: operations["decideWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals, the newest first */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play rounds that end as wanted
         * @description The player's wallet pays and wins, and the rounds are in the records, in the past. Fewer are played when the wallet runs empty.
         */
        post: operations["playBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time of the server, and what is planned */
        get: operations["getClock"];
        put?: never;
        /**
         * Move the time of the server on
         * @description What is due up to then has happened when the answer comes.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players with their money */
        get: operations["listPlayers"];
        put?: never;
        /**
         * Make a player
         * @description A player without a username gets a free number.
         */
        post: operations["makePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill the account of a player
         * @description Sets what is named and leaves the rest.
         */
        post: operations["fillPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{id}/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session of a player without a password */
        post: operations["logInPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant a bonus with its own wagering */
        post: operations["grantBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to the state that tests start from */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults that are set */
        get: operations["listFaults"];
        put?: never;
        /**
         * Let calls fail, or take that back
         * @description A backend that offers faults knows at least `too-many-requests`, `maintenance` and `server-error`, and refuses the kinds it does not know.
         */
        post: operations["setFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an event to the sockets of a player */
        post: operations["emitEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Break the connection of every socket */
        post: operations["dropSockets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports to the advertiser, the oldest first */
        get: operations["listAdsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The world of the caller and the ids of all worlds */
        get: operations["listWorlds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prepared states, with what each does */
        get: operations["listScenarios"];
        put?: never;
        /** Bring the world into a prepared state */
        post: operations["runScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The world as JSON */
        get: operations["takeSnapshot"];
        put?: never;
        /** Restore a world */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the lobby differs from the seed */
        get: operations["getLobby"];
        put?: never;
        /**
         * Let the lobby differ from the seed
         * @description Banners, popups, empty lists, long texts, fields left out, size of the catalogue: docs/mock-console.md lists them.
         */
        post: operations["setLobby"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of calls and events */
        get: operations["listTraffic"];
        put?: never;
        /** Empty the log */
        post: operations["clearTraffic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log as a fixture for tests */
        get: operations["getRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description In major units of the player's currency.
         * @example 25000
         */
        Money: number;
        /**
         * @description Number without a country prefix.
         * @example 912345678
         */
        Phone: string;
        NoFields: Record<string, never>;
        Done: {
            /**
             * @description It is done.
             * @constant
             */
            ok: true;
        };
        ControlRefusal: {
            /**
             * @description It was refused.
             * @constant
             */
            success: false;
            /** @description Why. */
            message: string;
            data: {
                /** @description Reason in a word. */
                code: string;
                /** @description Field that is wrong. */
                field?: string;
            };
        };
        /**
         * @description A tag of this document.
         * @enum {string}
         */
        Part: "sms" | "orders" | "withdrawals" | "bets" | "clock" | "players" | "money" | "reset" | "faults" | "sockets" | "ads" | "mock";
        Parts: {
            /**
             * @description Name of this protocol.
             * @constant
             */
            protocol: "copihue-control";
            /**
             * @description Version of this document that is kept.
             * @example 1.0.0
             */
            version: string;
            parts: components["schemas"]["Part"][];
        };
        Sms: {
            /**
             * @description Number without a country prefix.
             * @example 912345678
             */
            phone: string;
            /**
             * @description The code that was sent.
             * @example 482913
             */
            code: string;
            /**
             * @description What it was sent for.
             * @example register
             */
            kind?: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            at: string;
        };
        OrderDecision: {
            /**
             * @description approve: it is paid. fail: it is refused.
             * @enum {string}
             */
            outcome: "approve" | "fail";
            reason?: components["schemas"]["Reason"];
            delayMs?: components["schemas"]["DelayMs"];
        } | {
            /**
             * @description A part of it is paid.
             * @enum {string}
             */
            outcome: "part";
            /** @description In major units; half of the amount without it. */
            paid?: number;
            reason?: components["schemas"]["Reason"];
            delayMs?: components["schemas"]["DelayMs"];
        } | {
            /**
             * @description What was paid goes back: by the payment company, or for the payer's bank.
             * @enum {string}
             */
            outcome: "reverse" | "charge-back";
            reason?: components["schemas"]["Reason"];
        };
        /**
         * @description What the player reads as the reason.
         * @example Banco cerrado
         */
        Reason: string;
        /**
         * @description After so long instead of at once, in ms.
         * @example 5000
         */
        DelayMs: number;
        /** @description A row as the mock keeps it: minor units, times in ms. */
        OrderRow: {
            /** @description Id of the order. */
            id: string;
            /** @description Id of the player. */
            playerId: string;
            /** @description In minor units. */
            amount: number;
            /** @description In minor units. */
            paidAmount?: number;
            /** @description In minor units. */
            fee: number;
            /** @description Code of the method. */
            paymentMethod: string;
            /** @description As in the player API. */
            status: number;
            /** @description In ms since 1970. */
            createdAt: number;
        };
        BetsToPlay: {
            /**
             * @description Username or bound phone of the player.
             * @example 912345678
             */
            phone: string;
            /**
             * @description How many rounds.
             * @example 3
             */
            count: number;
            /**
             * @description With bonus money.
             * @default false
             */
            isBonus?: boolean;
            /**
             * @description Stake of every round in major units; different ones without it.
             * @example 5000
             */
            stake?: number;
            /**
             * @description won: each wins. lost: none wins. mixed: some win.
             * @default mixed
             * @enum {string}
             */
            outcome?: "won" | "lost" | "mixed";
            /**
             * @description One round more waits for the decision of its player.
             * @default false
             */
            waits?: boolean;
        };
        BetsPlayed: {
            /** @description How many rounds were played. */
            played: number;
        };
        Now: {
            /**
             * Format: date-time
             * @description The time of the server.
             */
            now: string;
        };
        Clock: {
            /**
             * Format: date-time
             * @description The time of the server.
             */
            now: string;
            /** @description By how much it was moved on. */
            aheadMs: number;
            /** @description What is planned. */
            due?: {
                /**
                 * Format: date-time
                 * @description When.
                 */
                at: string;
                /** @description What. */
                kind: string;
            }[];
        };
        ClockMove: {
            /**
             * @description By how much.
             * @example 60000
             */
            advanceMs: number;
        };
        ControlPlayer: {
            /** @description Id of the player in this protocol. */
            id: string;
            /**
             * @description Market of the player.
             * @example CL
             */
            country: string;
            /** @description Number the player logs in with. */
            username: string;
            /** @description Bound number. */
            phone: string | null;
            /** @description In major units. */
            cash: number;
            /** @description In major units. */
            bonus: number;
            /** @description Deposits that were credited. */
            deposits?: number;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            registeredAt?: string;
        };
        NewPlayer: {
            /**
             * @description Market of the player.
             * @default CL
             */
            country?: string;
            username?: components["schemas"]["Phone"];
            /**
             * @description Password of the account.
             * @default Copihue2026
             */
            password?: string;
            /**
             * @description The username is a bound phone as well.
             * @default false
             */
            isPhoneBound?: boolean;
            cash?: components["schemas"]["Money"];
            /** @description A bonus to begin with. */
            addBonus?: number;
        };
        PlayerChange: {
            cash?: components["schemas"]["Money"];
            /** @description A bonus that is added. */
            addBonus?: number;
            /** @description Number to bind; null unbinds it. */
            phone?: string | null;
        };
        SessionToken: {
            /** @description Token of the session. */
            token: string;
        };
        BonusToGrant: {
            /** @description Username or bound phone of the player. */
            phone: string;
            /** @description In major units. */
            amount: number;
            /**
             * @description How often it has to be played.
             * @default 5
             */
            wagerTimes?: number;
            /**
             * @description Until it expires.
             * @default 14
             */
            days?: number;
        };
        BonusGranted: {
            /** @description Id of the bonus. */
            id: string;
        };
        /**
         * @description latency: the answer waits `ms`.
         *     unauthorized, too-many-requests, maintenance, server-error: HTTP 401, 429, 503, 500.
         *     proxy-429: HTTP 429 of something in between: a page, and a header that says how long to wait.
         *     proxy-502: HTTP 502 of something in between, without a server behind it.
         *     proxy-503: HTTP 503 of something in between: a page, and a header that says how long to wait.
         *     captive-portal: HTTP 200 with the login page of a network; redirect: HTTP 302 to a page.
         *     failure: a refusal, of `code`.
         *     malformed: the answer is no JSON.
         *     contradictory: values that cannot all be true.
         *     stale: the first answer again and again, as from a cache.
         *     other-currency, unknown-enum: another currency, values that the contract does not list.
         *     drip: the answer comes a few bytes at a time.
         *     rotated-token: the answer brings a new token, and the one before is void at once.
         *     drop-before, drop-after: the connection breaks before or after the call took effect.
         *     contract-long, contract-empty, contract-mixed: an answer made of the contract alone.
         * @enum {string}
         */
        FaultKind: "latency" | "unauthorized" | "too-many-requests" | "maintenance" | "proxy-429" | "proxy-502" | "proxy-503" | "server-error" | "captive-portal" | "redirect" | "failure" | "malformed" | "contradictory" | "stale" | "other-currency" | "unknown-enum" | "drip" | "rotated-token" | "drop-before" | "drop-after" | "contract-long" | "contract-empty" | "contract-mixed";
        FaultToSet: {
            /**
             * @description Takes faults back: those of a call, or all.
             * @constant
             */
            clear: true;
            operationId?: components["schemas"]["OperationId"];
        } | {
            operationId: components["schemas"]["OperationId"];
            fault: components["schemas"]["FaultKind"];
            /**
             * @description Calls it hits; all without it.
             * @example 1
             */
            times?: number;
            /**
             * @description For latency: how long.
             * @default 1000
             */
            ms?: number;
            /** @description For failure: what the player reads. */
            message?: string;
            /**
             * @description For failure: a code of the catalogue of the player API.
             * @example order-closed
             */
            code?: string;
        };
        /**
         * @description A call of the player API, or `*` for each of them.
         * @example walletBalance
         */
        OperationId: string;
        FaultRow: {
            /** @description The call. */
            operationId: string;
            fault: components["schemas"]["FaultKind"];
            /** @description Calls it still hits; null for all. */
            times: number | null;
            /** @description For latency: how long. */
            ms?: number;
            /** @description For failure: what the player reads. */
            message?: string | null;
            /** @description For failure: the code. */
            code?: string;
        };
        EventToEmit: {
            /**
             * @description recharge: a deposit changed. balance: the balance changed.
             * @enum {string}
             */
            event: "recharge" | "balance";
            /** @description Username or bound phone of the player. */
            phone: string;
            /** @description Of recharge: a text is sent unchanged, even if broken; anything else as JSON. */
            payload?: unknown;
        };
        SocketAction: {
            /**
             * @description drop: breaks every connection.
             * @enum {string}
             */
            action: "drop";
        };
        AdsReport: {
            /**
             * Format: date-time
             * @description When it was reported.
             */
            at: string;
            /** @description What was reported. */
            event: string;
            /** @description In major units. */
            amount?: number;
        };
        Worlds: {
            /** @description World of the caller. */
            here: string;
            ids: string[];
        };
        Scenario: {
            /** @description To run it. */
            name: string;
            /** @description For people. */
            title: string;
            /** @description What it does. */
            says: string;
            /** @description It begins with a new world. */
            isFresh: boolean;
        };
        ScenarioToRun: {
            /** @description Of a scenario. */
            name: string;
        };
        ScenarioRun: {
            /** @description Its name. */
            scenario: string;
            /** @description The player it made. */
            playerId: string | null;
        };
        Snapshot: {
            /** @description Of the form of the state. */
            version: number;
            /** @description All of the world. */
            state: Record<string, never>;
        };
        ToClear: {
            /**
             * @description Empties it.
             * @constant
             */
            clear: true;
        };
    };
    responses: {
        /** @description It is done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description It was refused; nothing has changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "advanceMs: it must be at least 0.",
                 *       "data": {
                 *         "code": "invalid-body",
                 *         "field": "advanceMs"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ControlRefusal"];
            };
        };
    };
    parameters: {
        /** @description Id of the row. */
        Id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "protocol": "copihue-control",
                     *       "version": "1.0.0",
                     *       "parts": [
                     *         "sms",
                     *         "orders"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Parts"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listSms: {
        parameters: {
            query?: {
                /** @description The codes of this number alone. */
                phone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRow"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    decideOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "approve"
                 *     }
                 */
                "application/json": components["schemas"]["OrderDecision"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRow"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRow"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    decideWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "part"
                 *     }
                 */
                "application/json": components["schemas"]["OrderDecision"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRow"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    playBets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "912345678",
                 *       "count": 3,
                 *       "outcome": "lost"
                 *     }
                 */
                "application/json": components["schemas"]["BetsToPlay"];
            };
        };
        responses: {
            /** @description How many were played. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "played": 3
                     *     }
                     */
                    "application/json": components["schemas"]["BetsPlayed"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "advanceMs": 60000
                 *     }
                 */
                "application/json": components["schemas"]["ClockMove"];
            };
        };
        responses: {
            /** @description The new time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-11-21T12:01:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Now"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listPlayers: {
        parameters: {
            query?: {
                /** @description The player with this username or bound phone alone. */
                phone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The players. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPlayer"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    makePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cash": 25000,
                 *       "isPhoneBound": true
                 *     }
                 */
                "application/json": components["schemas"]["NewPlayer"];
            };
        };
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPlayer"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    fillPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cash": 100000
                 *     }
                 */
                "application/json": components["schemas"]["PlayerChange"];
            };
        };
        responses: {
            /** @description The player. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlPlayer"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    logInPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description Its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "tk_8f2c4d6e"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    grantBonus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "912345678",
                 *       "amount": 5000
                 *     }
                 */
                "application/json": components["schemas"]["BonusToGrant"];
            };
        };
        responses: {
            /** @description The bonus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "G000001"
                     *     }
                     */
                    "application/json": components["schemas"]["BonusGranted"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultRow"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operationId": "walletBalance",
                 *       "fault": "server-error",
                 *       "times": 1
                 *     }
                 */
                "application/json": components["schemas"]["FaultToSet"];
            };
        };
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultRow"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    emitEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "balance",
                 *       "phone": "912345678"
                 *     }
                 */
                "application/json": components["schemas"]["EventToEmit"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    dropSockets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "drop"
                 *     }
                 */
                "application/json": components["schemas"]["SocketAction"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listAdsReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdsReport"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worlds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worlds"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    runScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "rich-player"
                 *     }
                 */
                "application/json": components["schemas"]["ScenarioToRun"];
            };
        };
        responses: {
            /** @description What was run, and the player it made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioRun"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lists": "empty"
                 *     }
                 */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listTraffic: {
        parameters: {
            query?: {
                /** @description Rows newer than this id. */
                after?: number;
                /** @description Calls and reports of this request id, or of all whose id begins so. */
                request?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    clearTraffic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clear": true
                 *     }
                 */
                "application/json": components["schemas"]["ToClear"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getRecording: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
}
