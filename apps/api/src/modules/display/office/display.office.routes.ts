import { displayCalls, type ThingKind } from '@mall/contracts/office/display-calls';
import { nameProducts } from '@mall/contracts/office/exhibitions';
import type { MallTransaction } from '@mall/db/in-mall';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { deskOf } from '../../../publishing/content-desk.ts';
import { addThing, saveThing } from './change-thing.ts';
import { listHomeProducts } from './home-product.repository.ts';
import { toThingBody, toThingWords } from './thing-words.ts';

/** Popups, exhibitions, keywords and a mall's own pages. */
export function displayOfficeRoutes(app: FastifyInstance): void {
  for (const kind of Object.keys(displayCalls) as ThingKind[]) bindKind(app, kind);
  bindOffice(app, nameProducts, async ({ params: { mallId }, query: { numbers }, mallOf, read }) => {
    await mallOf(mallId);
    const wanted = { mallId, productNos: numbers.split(',') };
    return { products: await read((reader) => listHomeProducts(reader, wanted)) };
  });
}

function bindKind(app: FastifyInstance, kind: ThingKind): void {
  const { get, add, save } = displayCalls[kind];
  const subjectOf = (mallId: number, named: number | string) => ({ mallId, subject: `${kind.toLowerCase()} ${named}` });
  const bodyOf = (words: object) => (transaction: MallTransaction) => toThingBody(transaction, { kind, words });
  bindOffice(app, get, async ({ params: { mallId, key }, staff, read }) => {
    const { body, desk } = await read((reader) => deskOf(reader, { mallId, kind, key }, staff));
    return { ...toThingWords(body), ...desk, key };
  });
  bindOffice(app, add, async ({ params: { mallId }, body: words, staff: { staffNo }, write }) =>
    write(subjectOf(mallId, words.title.replaceAll('\n', ' ')), (own) =>
      addThing(own, { mall: { mallId }, staffNo, kind, toBody: bodyOf(words) }),
    ),
  );
  bindOffice(app, save, async ({ params: { mallId, key }, body: { version, ...words }, staff: { staffNo }, write }) => {
    const seen = { mall: { mallId }, staffNo, key: { kind, key }, version, toWords: toThingWords };
    return {
      version: await write(subjectOf(mallId, key), (own) => saveThing(own, { ...seen, toBody: bodyOf(words) })),
    };
  });
}
