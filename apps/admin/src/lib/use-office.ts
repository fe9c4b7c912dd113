import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Callable, type CallData, type CallParts, type CallRequest, callParts } from './call.ts';
import { isOfficeError } from './office-error.ts';

type RequestArgument<E extends Callable> =
  Record<never, never> extends CallRequest<E> ? [request?: CallRequest<E>] : [request: CallRequest<E>];

/** A reading call, for `useQuery`, `useSuspenseQuery` and loaders; cached under its path and parameters. */
export const reading = <const E extends Callable>(endpoint: E, ...[request]: RequestArgument<E>) =>
  queryOptions<CallData<E>>({
    queryKey: [endpoint.path, request ?? {}],
    queryFn: async ({ signal }) => (await callParts(endpoint, (request ?? {}) as CallParts, { signal })) as CallData<E>,
  });

/** Refetches what these calls read. */
export const refresh = (queryClient: QueryClient, endpoints: readonly Pick<Callable, 'path'>[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));

type ActOptions<E extends Callable> = {
  /** The calls whose replies it changes. */
  readonly changes?: readonly Pick<Callable, 'path'>[];
  readonly onDone?: (data: CallData<E>, request: CallRequest<E>) => void;
};

/** Somebody was faster: the displayed data is outdated. */
const isOutdated = (error: unknown): boolean => isOfficeError(error, '4090') || isOfficeError(error, '4094');

/** A changing call: `act.mutate(request)`; the data that it changes, or that somebody else has changed, is refetched before it completes. */
export function useAct<const E extends Callable>(endpoint: E, { changes = [], onDone }: ActOptions<E> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: CallRequest<E>) => (await callParts(endpoint, request)) as CallData<E>,
    onSuccess: async (data, request) => {
      await refresh(queryClient, changes);
      onDone?.(data, request);
    },
    onError: (error) => (isOutdated(error) ? refresh(queryClient, changes) : undefined),
  });
}
