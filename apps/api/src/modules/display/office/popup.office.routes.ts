import * as contract from '@mall/contracts/office/popups';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { deskOf } from '../../../publishing/content-desk.ts';
import { addPopup, savePopup } from './change-popup.ts';
import { toWords } from './popup-words.ts';

/** Windows and banners that a mall shows over its pages. */
export function popupOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.getPopup, async ({ params: { mallId, popupNo }, staff, read }) => {
    const { body, desk } = await read((reader) => deskOf(reader, { mallId, kind: 'POPUP', key: popupNo }, staff));
    return { ...desk, ...toWords(body), popupNo };
  });
  bindOffice(app, contract.addPopup, async ({ params: { mallId }, body: words, staff: { staffNo }, write }) => {
    const { key, version } = await write({ mallId, subject: `popup ${words.title}` }, (own) =>
      addPopup(own, { mall: { mallId }, staffNo, words }),
    );
    return { popupNo: key, version };
  });
  bindOffice(app, contract.savePopup, async ({ params: { mallId, popupNo }, body, staff: { staffNo }, write }) => {
    const { version, ...words } = body;
    const change = { mall: { mallId }, staffNo, popupNo, version, words };
    return { version: await write({ mallId, subject: `popup ${popupNo}` }, (own) => savePopup(own, change)) };
  });
}
