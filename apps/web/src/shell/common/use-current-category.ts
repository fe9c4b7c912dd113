import { useLocation } from '@tanstack/react-router';

/** The category in the address, if any. */
export const useCurrentCategory = (): string | undefined =>
  useLocation({ select: ({ search }) => ('ctgNo' in search ? String(search.ctgNo) : undefined) });

/** A category's number begins with its parent's. */
export const isWithin = (categoryNo: string, current: string | undefined): boolean =>
  current?.startsWith(categoryNo) ?? false;
