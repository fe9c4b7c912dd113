import type { DataOf } from '@mall/contracts/endpoint';
import { type listUploadOrders as contract, uploadPageSize } from '@mall/contracts/upload';
import type { MallTransaction } from '@mall/db/in-mall';
import { listOrdersOfUpload } from '../place/bulk-order.repository.ts';

type Input = { readonly memberNo: number; readonly uploadNo: number; readonly page: number };

/** One page of the orders made from an upload. */
export async function listUploadOrders(
  transaction: MallTransaction,
  { memberNo, uploadNo, page }: Input,
): Promise<DataOf<typeof contract>> {
  const { orders, total } = await listOrdersOfUpload(transaction, {
    ...{ memberNo, uploadNo, limit: uploadPageSize, offset: (page - 1) * uploadPageSize },
  });
  return {
    ...{ total, page, pageSize: uploadPageSize },
    orders: orders.map(({ productName, ...order }) => ({
      ...order,
      goodsName: order.lineCount > 1 ? `${productName} 외 ${order.lineCount - 1}건` : productName,
    })),
  };
}
