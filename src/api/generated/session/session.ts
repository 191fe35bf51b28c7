// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AccountQuery,
  ActivityRecordListQuery,
  ActivityRecordPage,
  Balance,
  BindPhoneRequest,
  BoundPhone,
  ChangePasswordRequest,
  LoginRequest,
  LoginResult,
  NoBody,
  Nothing,
  PhoneLookup,
  PingResult,
  Player,
  RegisterRequest,
  ResetPasswordRequest,
  SmsReceipt,
  SmsRequest
} from '../contract.schemas.ts';

import { call } from '../../call.ts';
import type { ErrorType } from '../../call.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Also shows whether the server can be reached (spec point 7, SES-14).
 * @summary Server time and version
 */
export const ping = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<PingResult>(
      {url: `/ping`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: noBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getPingQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/ping`, noBody
    ] as const;
    }


export const getPingQueryOptions = <TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPingQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof ping>>> = ({ signal }) => ping(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PingQueryResult = NonNullable<Awaited<ReturnType<typeof ping>>>
export type PingQueryError = ErrorType<unknown>


export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof ping>>,
          TError,
          Awaited<ReturnType<typeof ping>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof ping>>,
          TError,
          Awaited<ReturnType<typeof ping>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Server time and version
 */

export function usePing<TData = Awaited<ReturnType<typeof ping>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ping>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPingQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Asked on login, on the balance event and after a reconnect (LOB-07, RT-02, RT-03, PRO-06).
 * @summary Balance of the player
 */
export const walletBalance = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<Balance>(
      {url: `/wallet/balance`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: noBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getWalletBalanceQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/wallet/balance`, noBody
    ] as const;
    }


export const getWalletBalanceQueryOptions = <TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWalletBalanceQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof walletBalance>>> = ({ signal }) => walletBalance(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WalletBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof walletBalance>>>
export type WalletBalanceQueryError = ErrorType<unknown>


export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletBalance>>,
          TError,
          Awaited<ReturnType<typeof walletBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletBalance>>,
          TError,
          Awaited<ReturnType<typeof walletBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balance of the player
 */

export function useWalletBalance<TData = Awaited<ReturnType<typeof walletBalance>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWalletBalanceQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Restores the user state after a reload (SES-13, PLR-03).
 * @summary Profile of the player
 */
export const userGetUserInfo = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<Player>(
      {url: `/user/getUserInfo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: noBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserGetUserInfoQueryKey = (noBody?: NoBody,) => {
    return [
    'POST', `/user/getUserInfo`, noBody
    ] as const;
    }


export const getUserGetUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserGetUserInfoQueryKey(noBody);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userGetUserInfo>>> = ({ signal }) => userGetUserInfo(noBody, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserGetUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof userGetUserInfo>>>
export type UserGetUserInfoQueryError = ErrorType<unknown>


export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userGetUserInfo>>,
          TError,
          Awaited<ReturnType<typeof userGetUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userGetUserInfo>>,
          TError,
          Awaited<ReturnType<typeof userGetUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Profile of the player
 */

export function useUserGetUserInfo<TData = Awaited<ReturnType<typeof userGetUserInfo>>, TError = ErrorType<unknown>>(
 noBody: NoBody, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userGetUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserGetUserInfoQueryOptions(noBody,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A wrong password and an unknown number get the same refusal; its message is shown under the username field (SES-02, SES-03, SES-04).
 * @summary Log in
 */
export const userLogin = (
    loginRequest: LoginRequest,
 signal?: AbortSignal
) => {


      return call<LoginResult>(
      {url: `/user/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserLoginMutationKey = () => ['userLogin'] as const;

export const getUserLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogin>>, TError,UserLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userLogin>>, TError,UserLoginMutationVariables, TContext> => {

const mutationKey = getUserLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userLogin>>, UserLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserLoginMutationResult = NonNullable<Awaited<ReturnType<typeof userLogin>>>
    export type UserLoginMutationBody = LoginRequest
    export type UserLoginMutationError = ErrorType<unknown>
    export type UserLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in
 */
export const useUserLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogin>>, TError,UserLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userLogin>>,
        TError,
        UserLoginMutationVariables,
        TContext
      > => {
      return useMutation(getUserLoginMutationOptions(options), queryClient);
    }
    /**
 * Ends the session of the token, if there is one; without a session it succeeds too (SES-12).
 * @summary Log out
 */
export const userLogout = (
    noBody: NoBody,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/user/logout`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: noBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserLogoutMutationKey = () => ['userLogout'] as const;

export const getUserLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogout>>, TError,UserLogoutMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userLogout>>, TError,UserLogoutMutationVariables, TContext> => {

const mutationKey = getUserLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userLogout>>, UserLogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userLogout(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof userLogout>>>
    export type UserLogoutMutationBody = NoBody
    export type UserLogoutMutationError = ErrorType<unknown>
    export type UserLogoutMutationVariables = {data: NoBody}

    /**
 * @summary Log out
 */
export const useUserLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userLogout>>, TError,UserLogoutMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userLogout>>,
        TError,
        UserLogoutMutationVariables,
        TContext
      > => {
      return useMutation(getUserLogoutMutationOptions(options), queryClient);
    }
    /**
 * Needs the code of /captcha/sms. Envelope, inviter, cid, channel and agent code travel along where the landing page had them (SES-06, SES-07, SES-08, APP-08).
 * @summary Create an account
 */
export const userRegister = (
    registerRequest: RegisterRequest,
 signal?: AbortSignal
) => {


      return call<LoginResult>(
      {url: `/user/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserRegisterMutationKey = () => ['userRegister'] as const;

export const getUserRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userRegister>>, TError,UserRegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userRegister>>, TError,UserRegisterMutationVariables, TContext> => {

const mutationKey = getUserRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userRegister>>, UserRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userRegister(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof userRegister>>>
    export type UserRegisterMutationBody = RegisterRequest
    export type UserRegisterMutationError = ErrorType<unknown>
    export type UserRegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Create an account
 */
export const useUserRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userRegister>>, TError,UserRegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userRegister>>,
        TError,
        UserRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getUserRegisterMutationOptions(options), queryClient);
    }
    /**
 * For register and phone binding. Asked again too soon answers 429 (SES-07, SES-11, spec point 9).
 * @summary Send a code to a phone number
 */
export const captchaSms = (
    smsRequest: SmsRequest,
 signal?: AbortSignal
) => {


      return call<SmsReceipt>(
      {url: `/captcha/sms`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: smsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCaptchaSmsMutationKey = () => ['captchaSms'] as const;

export const getCaptchaSmsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaSms>>, TError,CaptchaSmsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof captchaSms>>, TError,CaptchaSmsMutationVariables, TContext> => {

const mutationKey = getCaptchaSmsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof captchaSms>>, CaptchaSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  captchaSms(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CaptchaSmsMutationResult = NonNullable<Awaited<ReturnType<typeof captchaSms>>>
    export type CaptchaSmsMutationBody = SmsRequest
    export type CaptchaSmsMutationError = ErrorType<unknown>
    export type CaptchaSmsMutationVariables = {data: SmsRequest}

    /**
 * @summary Send a code to a phone number
 */
export const useCaptchaSms = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaSms>>, TError,CaptchaSmsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof captchaSms>>,
        TError,
        CaptchaSmsMutationVariables,
        TContext
      > => {
      return useMutation(getCaptchaSmsMutationOptions(options), queryClient);
    }
    /**
 * For the password reset: the server knows the bound phone, the client only the username. Asked again too soon answers 429 (SES-09, spec point 9).
 * @summary Send a code to the phone of an account
 */
export const captchaUsernameSms = (
    accountQuery: AccountQuery,
 signal?: AbortSignal
) => {


      return call<SmsReceipt>(
      {url: `/captcha/usernameSms`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getCaptchaUsernameSmsMutationKey = () => ['captchaUsernameSms'] as const;

export const getCaptchaUsernameSmsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaUsernameSms>>, TError,CaptchaUsernameSmsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof captchaUsernameSms>>, TError,CaptchaUsernameSmsMutationVariables, TContext> => {

const mutationKey = getCaptchaUsernameSmsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof captchaUsernameSms>>, CaptchaUsernameSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  captchaUsernameSms(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CaptchaUsernameSmsMutationResult = NonNullable<Awaited<ReturnType<typeof captchaUsernameSms>>>
    export type CaptchaUsernameSmsMutationBody = AccountQuery
    export type CaptchaUsernameSmsMutationError = ErrorType<unknown>
    export type CaptchaUsernameSmsMutationVariables = {data: AccountQuery}

    /**
 * @summary Send a code to the phone of an account
 */
export const useCaptchaUsernameSms = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captchaUsernameSms>>, TError,CaptchaUsernameSmsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof captchaUsernameSms>>,
        TError,
        CaptchaUsernameSmsMutationVariables,
        TContext
      > => {
      return useMutation(getCaptchaUsernameSmsMutationOptions(options), queryClient);
    }
    /**
 * Binds the phone number in username to the player of the session, with the code of /captcha/sms. Open to guests by spec point 6; without a session it is refused with code no-session (SES-11).
 * @summary Bind a phone number
 */
export const userBindPhone = (
    bindPhoneRequest: BindPhoneRequest,
 signal?: AbortSignal
) => {


      return call<BoundPhone>(
      {url: `/user/bindPhone`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bindPhoneRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserBindPhoneMutationKey = () => ['userBindPhone'] as const;

export const getUserBindPhoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userBindPhone>>, TError,UserBindPhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userBindPhone>>, TError,UserBindPhoneMutationVariables, TContext> => {

const mutationKey = getUserBindPhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userBindPhone>>, UserBindPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userBindPhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserBindPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof userBindPhone>>>
    export type UserBindPhoneMutationBody = BindPhoneRequest
    export type UserBindPhoneMutationError = ErrorType<unknown>
    export type UserBindPhoneMutationVariables = {data: BindPhoneRequest}

    /**
 * @summary Bind a phone number
 */
export const useUserBindPhone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userBindPhone>>, TError,UserBindPhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userBindPhone>>,
        TError,
        UserBindPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getUserBindPhoneMutationOptions(options), queryClient);
    }
    /**
 * Needs the code of /captcha/usernameSms. Ends every other session of the player; a refusal is shown under the new-password field (SES-09).
 * @summary Set a new password with a code
 */
export const userResetPwd = (
    resetPasswordRequest: ResetPasswordRequest,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/user/resetPwd`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserResetPwdMutationKey = () => ['userResetPwd'] as const;

export const getUserResetPwdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userResetPwd>>, TError,UserResetPwdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userResetPwd>>, TError,UserResetPwdMutationVariables, TContext> => {

const mutationKey = getUserResetPwdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userResetPwd>>, UserResetPwdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userResetPwd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserResetPwdMutationResult = NonNullable<Awaited<ReturnType<typeof userResetPwd>>>
    export type UserResetPwdMutationBody = ResetPasswordRequest
    export type UserResetPwdMutationError = ErrorType<unknown>
    export type UserResetPwdMutationVariables = {data: ResetPasswordRequest}

    /**
 * @summary Set a new password with a code
 */
export const useUserResetPwd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userResetPwd>>, TError,UserResetPwdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userResetPwd>>,
        TError,
        UserResetPwdMutationVariables,
        TContext
      > => {
      return useMutation(getUserResetPwdMutationOptions(options), queryClient);
    }
    /**
 * First step of the password reset. An empty phoneNumber means no account or no bound phone; the client shows message.unexists (SES-09, spec point 5).
 * @summary Phone bound to an account
 */
export const userCheckBindViaUser = (
    accountQuery: AccountQuery,
 signal?: AbortSignal
) => {


      return call<PhoneLookup>(
      {url: `/user/checkBindViaUser`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserCheckBindViaUserQueryKey = (accountQuery?: AccountQuery,) => {
    return [
    'POST', `/user/checkBindViaUser`, accountQuery
    ] as const;
    }


export const getUserCheckBindViaUserQueryOptions = <TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserCheckBindViaUserQueryKey(accountQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userCheckBindViaUser>>> = ({ signal }) => userCheckBindViaUser(accountQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserCheckBindViaUserQueryResult = NonNullable<Awaited<ReturnType<typeof userCheckBindViaUser>>>
export type UserCheckBindViaUserQueryError = ErrorType<unknown>


export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userCheckBindViaUser>>,
          TError,
          Awaited<ReturnType<typeof userCheckBindViaUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userCheckBindViaUser>>,
          TError,
          Awaited<ReturnType<typeof userCheckBindViaUser>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Phone bound to an account
 */

export function useUserCheckBindViaUser<TData = Awaited<ReturnType<typeof userCheckBindViaUser>>, TError = ErrorType<unknown>>(
 accountQuery: AccountQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userCheckBindViaUser>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserCheckBindViaUserQueryOptions(accountQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Needs the old password; ends every other session of the player (SES-10).
 * @summary Change the password
 */
export const userChangePwd = (
    changePasswordRequest: ChangePasswordRequest,
 signal?: AbortSignal
) => {


      return call<Nothing>(
      {url: `/user/changePwd`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserChangePwdMutationKey = () => ['userChangePwd'] as const;

export const getUserChangePwdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userChangePwd>>, TError,UserChangePwdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userChangePwd>>, TError,UserChangePwdMutationVariables, TContext> => {

const mutationKey = getUserChangePwdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userChangePwd>>, UserChangePwdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userChangePwd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserChangePwdMutationResult = NonNullable<Awaited<ReturnType<typeof userChangePwd>>>
    export type UserChangePwdMutationBody = ChangePasswordRequest
    export type UserChangePwdMutationError = ErrorType<unknown>
    export type UserChangePwdMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password
 */
export const useUserChangePwd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userChangePwd>>, TError,UserChangePwdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userChangePwd>>,
        TError,
        UserChangePwdMutationVariables,
        TContext
      > => {
      return useMutation(getUserChangePwdMutationOptions(options), queryClient);
    }
    /**
 * Bonuses, cashback and lucky money of the player, newest first; deposits, withdrawals and bets have calls of their own (HIS-01).
 * @summary Activity of the wallet
 */
export const walletActivityRecords = (
    activityRecordListQuery: ActivityRecordListQuery,
 signal?: AbortSignal
) => {


      return call<ActivityRecordPage>(
      {url: `/wallet/activityRecords`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: activityRecordListQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getWalletActivityRecordsQueryKey = (activityRecordListQuery?: ActivityRecordListQuery,) => {
    return [
    'POST', `/wallet/activityRecords`, activityRecordListQuery
    ] as const;
    }


export const getWalletActivityRecordsQueryOptions = <TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWalletActivityRecordsQueryKey(activityRecordListQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof walletActivityRecords>>> = ({ signal }) => walletActivityRecords(activityRecordListQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WalletActivityRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof walletActivityRecords>>>
export type WalletActivityRecordsQueryError = ErrorType<unknown>


export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletActivityRecords>>,
          TError,
          Awaited<ReturnType<typeof walletActivityRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof walletActivityRecords>>,
          TError,
          Awaited<ReturnType<typeof walletActivityRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activity of the wallet
 */

export function useWalletActivityRecords<TData = Awaited<ReturnType<typeof walletActivityRecords>>, TError = ErrorType<unknown>>(
 activityRecordListQuery: ActivityRecordListQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof walletActivityRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWalletActivityRecordsQueryOptions(activityRecordListQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






