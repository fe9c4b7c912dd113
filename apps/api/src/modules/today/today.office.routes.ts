import { getToday as endpoint } from '@mall/contracts/office/today';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bindOffice } from '../../office/bind-office.ts';
import { getToday } from './get-today.ts';

export function todayOfficeRoutes(app: FastifyInstance, { clock, malls }: Dependencies): void {
  bindOffice(app, endpoint, async ({ read, readAs, staff }) => {
    const names = new Map([...(await malls.all()).values()].map(({ mallId, name }) => [mallId, name]));
    return getToday({ read, readAs, staff, nameOf: (mallId) => names.get(mallId) ?? '', now: clock() });
  });
}
