import { uploadLink } from '@mall/domain/menu-links';
import { readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

/** Which page of the orderable goods, narrowed by which word; or an upload, and whether its file was sent before. */
export type UploadAddress = { page?: number; q?: string; upload?: number; again?: number };

export const readUploadAddress = (raw: Record<string, unknown>): UploadAddress =>
  withoutNothing({
    page: readWhole(raw['page'], 250) || undefined,
    q: readText(raw['q'], /^.{1,40}$/u),
    upload: readWhole(raw['upload'], 999_999_999) || undefined,
    again: readWhole(raw['again'], 1) || undefined,
  }) as UploadAddress;

export function uploadPath({ page = 1, q }: UploadAddress): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return search === '' ? '/upload' : `/upload?${search}`;
}

/** An upload; `again` when its file had been sent before. */
export const uploadWorkPath = (uploadNo: number, isAgain = false): string =>
  uploadLink(uploadNo) + (isAgain ? '&again=1' : '');
