import { fieldError } from '@mall/contracts/errors';
import type { createMall } from '@mall/contracts/office/mall-opening';
import type { OfficeContext } from '../../../office/bind-office.ts';
import type { Source } from './create-mall.ts';
import { readSource } from './read-source.ts';
import { findOldestMall } from './template.repository.ts';

type Creating = Pick<OfficeContext<typeof createMall>, 'body' | 'read' | 'mallOf'>;

/** The data from which a new mall is made; undefined for the very first mall. Error 4220 for an impossible origin. */
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
