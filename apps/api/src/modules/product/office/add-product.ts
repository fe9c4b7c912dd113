import { type DeliveryMethod, goodsState } from '@mall/contracts/codes';
import { inOffice } from '@mall/db/in-office';
import type { Office } from './change-product.ts';
import { insertOptions } from './option.repository.ts';
import * as rows from './product.repository.ts';
import { assertThere } from './save-product.ts';

type NewProduct = rows.Named & {
  readonly name: string;
  readonly modelName: string;
  readonly deliveryMethod: DeliveryMethod;
};
const onlyOption = {
  optionNo: 0,
  colourName: '',
  colourHex: '',
  label: '',
  extraPrice: 0,
  useCode: 'GD00701',
  image: '',
} as const;

/** Goods that wait for approval, with one option and an empty shelf. Error 4220 at what is not there. */
export const addProduct = ({ database, clock }: Office, made: NewProduct, staffNo: number): Promise<string> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    assertThere(made, await rows.findNamed(transaction, made));
    const at = clock();
    const productNo = await rows.insertProduct(transaction, made, { staffNo, at });
    await insertOptions(transaction, productNo, [onlyOption]);
    // Who has sent it decides nothing of it: the same row as of what is sent again.
    const changes = { state: { before: null, after: goodsState.pendingApproval } };
    await rows.insertChange(transaction, changes, { productNo, version: 1, staffNo, at });
    return productNo;
  });
