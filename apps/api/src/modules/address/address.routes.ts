import * as contract from '@mall/contracts/address';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { listAddresses } from './list-addresses.ts';
import { removeAddress } from './remove-address.ts';

export function addressRoutes(app: FastifyInstance): void {
  bind(app, contract.listAddresses, ({ mall, member, db }) => db((tx) => listAddresses(tx, mall, member)));
  bind(app, contract.addAddress, ({ mall, member, db, body }) =>
    db((tx) => addAddress(tx, mall, { memberNo: member.memberNo, input: body })),
  );
  bind(app, contract.changeAddress, ({ mall, member, db, params, body }) =>
    db((tx) => changeAddress(tx, mall, { memberNo: member.memberNo, addressNo: params.addressNo, input: body })),
  );
  bind(app, contract.removeAddress, ({ mall, member, db, params }) =>
    db((tx) => removeAddress(tx, mall, { memberNo: member.memberNo, addressNo: params.addressNo })),
  );
}
