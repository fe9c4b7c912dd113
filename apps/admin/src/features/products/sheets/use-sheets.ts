import { listProductSheets, type ProductSheetHead } from '@mall/contracts/office/product-sheets';
import { useQuery } from '@tanstack/react-query';
import type { Tone } from '../../../kit/badge.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { reading } from '../../../lib/use-office.ts';

export const isUnderWay = ({ run }: Pick<ProductSheetHead, 'run'>): boolean =>
  run?.state === 'QUEUED' || run?.state === 'RUNNING';

/** One's own sheets, refetched each second while one of them is being carried out. */
export const useSheets = () =>
  useQuery({
    ...reading(listProductSheets),
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? 1000 : false),
  });

export const kindNames: Readonly<Record<ProductSheetHead['kind'], string>> = { PRODUCTS: '상품', OPTIONS: '옵션' };

/** The state of a sheet, in words. */
export function standing({ run, rows }: ProductSheetHead): { readonly name: string; readonly tone: Tone } {
  if (!run) return { name: '고치기 전', tone: 'warn' };
  if (run.state === 'QUEUED' || run.state === 'WAITING') return { name: '기다리는 중', tone: 'info' };
  if (run.state === 'RUNNING') return { name: `${grouped(run.doneRows)} / ${grouped(rows)}줄`, tone: 'info' };
  if (run.state === 'DONE') return { name: '끝', tone: 'ok' };
  return run.state === 'CANCELLED' ? { name: '멈춤', tone: 'plain' } : { name: '실패', tone: 'err' };
}
