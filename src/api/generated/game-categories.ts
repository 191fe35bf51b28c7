// Generated from openapi/ by `npm run generate`. Do not edit.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CategoriesQuery,
  CategoryList
} from './contract.schemas.ts';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';

// What the answers are checked with.
const categoryShape = { id: 's', name: 's', localName: 's', isFunction: 'b', functionWeight: 'n', isRecommend: 'b', recommendWeight: 'n', icon: 's', cover: 's' };
const categoryListShape = [categoryShape];






/**
 * All categories of a market with their weights (LOB-02, LOB-03).
 * @summary Categories of the lobby
 */
export const gameCategories = (
    categoriesQuery: CategoriesQuery,
 signal?: AbortSignal
) => {


      return call<CategoryList>(
      {url: `/game/categories`, shape: categoryListShape,
      data: categoriesQuery, signal
    },
      );
    }




export const getGameCategoriesQueryKey = (categoriesQuery?: CategoriesQuery,) => {
    return [
    'POST', `/game/categories`, categoriesQuery
    ] as const;
    }


export const getGameCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGameCategoriesQueryKey(categoriesQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof gameCategories>>> = ({ signal }) => gameCategories(categoriesQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GameCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof gameCategories>>>
export type GameCategoriesQueryError = ErrorType<unknown>


export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameCategories>>,
          TError,
          Awaited<ReturnType<typeof gameCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof gameCategories>>,
          TError,
          Awaited<ReturnType<typeof gameCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Categories of the lobby
 */

export function useGameCategories<TData = Awaited<ReturnType<typeof gameCategories>>, TError = ErrorType<unknown>>(
 categoriesQuery: CategoriesQuery, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof gameCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGameCategoriesQueryOptions(categoriesQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






