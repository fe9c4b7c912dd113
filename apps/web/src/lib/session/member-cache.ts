import type { QueryClient } from '@tanstack/react-query';

/** Clears what was fetched as one member (or as a visitor) before another reads; the mall's layout and terms are for all. */
export function forgetMemberData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'layout' });
}
