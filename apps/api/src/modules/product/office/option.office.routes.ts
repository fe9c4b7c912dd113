import { saveProductOptions } from '@mall/contracts/office/product-options';
import type { FastifyInstance } from 'fastify';
import { bindOffice } from '../../../office/bind-office.ts';
import { saveOptions } from './save-options.ts';

/** The options of goods, as the grid on a product's page writes them. */
export function optionOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, saveProductOptions, async ({ params: { productNo }, body, staff: { staffNo }, write }) => {
    const { version, options } = body;
    const subject = { subject: `product ${productNo}`, changes: { options } };
    return { version: await write(subject, (office) => saveOptions(office, { productNo, version, staffNo }, options)) };
  });
}
