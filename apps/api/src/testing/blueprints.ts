import type { StaffClient } from './staff.ts';

type Wanted = { readonly mallUrl: string; readonly name?: string };
type Origin = {
  readonly origin: 'EMPTY' | 'COPY' | 'CHILD';
  readonly fromMallId: number;
  readonly isBlueprint?: boolean;
};

export const blueprint: Origin = { origin: 'EMPTY', fromMallId: 0, isBlueprint: true };
export const childOf = (parentId: number): Origin => ({ origin: 'CHILD', fromMallId: parentId });

/** Creates a mall at the office; returns its number. */
export async function makeMall(staff: StaffClient, { mallUrl, name = mallUrl }: Wanted, made: Origin): Promise<number> {
  const body = { name, mallUrl, salesType: 'GENERAL', isBlueprint: false, ...made };
  const { data, text } = await staff.post<{ mallId: number }>('/malls', { body });
  if (!data) throw new Error(text);
  return data.mallId;
}
