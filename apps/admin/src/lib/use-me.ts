import { type Me, showMe } from '@mall/contracts/office/account';
import type { Permission } from '@mall/contracts/office/rights';
import { useQuery } from '@tanstack/react-query';
import { reading } from './use-office.ts';

/** Who has signed in; undefined for the moment until it is known. */
export const useMe = (): Me | undefined => useQuery({ ...reading(showMe), staleTime: 60_000 }).data;

/** May one do this anywhere? Buttons come from it; the server decides. */
export const useMay = (permission: Permission): boolean => useMe()?.permissions.includes(permission) ?? false;
