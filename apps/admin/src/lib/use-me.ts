import { type Me, showMe } from '@mall/contracts/office/account';
import type { Permission } from '@mall/contracts/office/rights';
import { useQuery } from '@tanstack/react-query';
import { reading } from './use-office.ts';

/** The signed-in staff; undefined until loaded. */
export const useMe = (): Me | undefined => useQuery({ ...reading(showMe), staleTime: 60_000 }).data;

/** Whether one has this permission anywhere. Buttons depend on it; the server decides. */
export const useMay = (permission: Permission): boolean => useMe()?.permissions.includes(permission) ?? false;
