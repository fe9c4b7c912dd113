import * as contract from '@mall/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bind } from '../../../plugins/bind.ts';
import { assertOwnAccount } from '../assert-own-account.ts';
import { endAllSessions } from './end-sessions.ts';
import { listDevices } from './list-devices.ts';
import { signOutDevice } from './sign-out-device.ts';

export function deviceRoutes(app: FastifyInstance, { clock, endedSessions }: Dependencies): void {
  bind(app, contract.listDevices, ({ mall, member, db }) =>
    db((tx) => listDevices(tx, mall, { ...member, at: clock() })),
  );
  bind(app, contract.signOutDevice, async ({ mall, member, db, params }) => {
    const left = await db((tx) => signOutDevice(tx, mall, member, { ...params, at: clock() }));
    endedSessions.forget();
    return left;
  });
  bind(app, contract.signOutEverywhere, async ({ mall, member, db }) => {
    assertOwnAccount(mall, member.memberNo);
    await db((tx) => endAllSessions(tx, member));
    endedSessions.forget();
    return null;
  });
}
