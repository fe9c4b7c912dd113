import type { getAccount } from '@mall/contracts/account';
import type { DataOf } from '@mall/contracts/endpoint';
import type { UploadDetail } from '@mall/contracts/upload';
import type { Shop } from './shop.ts';
import { agreedTerms } from './shop.ts';

let sheets = 0;

/** A member who orders cups, GD0001, by spreadsheet. */
export function uploading(shop: Shop, mallUrl: string, token: string) {
  const at = shop.at(mallUrl);
  const send = async (quantity: number): Promise<number> => {
    sheets += 1;
    const headings = `상품번호,수량,받는 분,연락처,우편번호,주소,번호 ${sheets}`;
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/mall/uploads',
      headers: {
        ...{ host: `${mallUrl}.localhost`, authorization: `Bearer ${token}` },
        'content-type': 'application/octet-stream',
      },
      payload: Buffer.from(`${headings}\nGD0001,${quantity},김나래,01012345678,04524,서울 중구 세종대로 110\n`),
    });
    return reply.json<{ data: { uploadNo: number } }>().data.uploadNo;
  };
  /** What the member confirms of a checked upload. */
  const inputOf = async (uploadNo: number) => {
    const { data } = await at.post<UploadDetail>(`/uploads/${uploadNo}/check`, { token, body: {} });
    const { revision, totalAmount: expectedTotal } = data as UploadDetail;
    return { mode: 'ALL' as const, revision, expectedTotal, agreedTerms };
  };
  const orderUpload = async (uploadNo: number) =>
    at.post<UploadDetail>(`/uploads/${uploadNo}/orders`, { token, body: await inputOf(uploadNo) });
  return {
    send,
    inputOf,
    orderUpload,
    /** Uploads a sheet for this many cups and orders it. */
    order: async (quantity: number) => orderUpload(await send(quantity)),
    account: async () => (await at.get<DataOf<typeof getAccount>>('/account', { token })).data,
  };
}
