import { fieldError } from '@mall/contracts/errors';
import type { createMall } from '@mall/contracts/office/mall-opening';
import type { OfficeContext } from '../../../office/bind-office.ts';
import type { Source } from './create-mall.ts';
import { readSource } from './read-source.ts';
import { findOldestMall } from './template.repository.ts';

type Creating = Pick<OfficeContext<typeof createMall>, 'body' | 'read' | 'mallOf'>;

/** What a new mall is made from; undefined for the first mall of all. Error 4220 for an origin that cannot be. */
export async function sourceOfNew({ body, read, mallOf }: Creating): Promise<Source | undefined> {
  const { origin, fromMallId, isBlueprint } = body;
  const fromId = origin === 'EMPTY' ? await read(findOldestMall) : fromMallId;
  if (!fromId) {
    if (origin === 'EMPTY') return;
    throw fieldError('fromMallId', '가져올 몰을 골라 주세요.');
  }
  const mall = await mallOf(fromId);
  if (origin === 'CHILD' && (!mall.isBlueprint || isBlueprint))
    throw fieldError('fromMallId', '블루프린트를 골라 주세요.');
  return read((reader) => readSource(reader, mall));
}
