import * as contract from '@mall/contracts/look';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bind } from '../../../plugins/bind.ts';
import { openLook } from './open-look.ts';

export function lookRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, contract.openLook, ({ mall, db, body: { code } }) =>
    db((transaction) => openLook(dependencies, transaction, mall, code)),
  );
}
