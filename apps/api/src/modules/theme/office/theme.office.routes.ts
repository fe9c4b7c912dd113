import { fieldError } from '@mall/contracts/errors';
import type { ThemeBody } from '@mall/contracts/mall-theme';
import * as contract from '@mall/contracts/office/themes';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { isLogoFile } from '../../../files/picture-sizes.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { mayIn } from '../../../office/within-scope.ts';
import { addThemePicture } from './add-theme-picture.ts';
import { publishTheme, saveTheme } from './change-theme.ts';
import { showTheme } from './show-theme.ts';

/** A mall's theme: a draft beside the published version, and its history. */
export function themeOfficeRoutes(app: FastifyInstance, { files, malls }: Dependencies): void {
  bindOffice(app, contract.getTheme, async ({ params: { mallId }, staff, read, mallOf }) => {
    await mallOf(mallId);
    const mayWrite = mayIn(staff, 'themes.write', mallId);
    return { ...(await read((reader) => showTheme(reader, mallId))), mayWrite };
  });
  bindOffice(
    app,
    contract.saveTheme,
    async ({ params: { mallId }, body: { theme, version }, staff, read, write, mallOf }) => {
      await mallOf(mallId);
      const { live } = await read((reader) => showTheme(reader, mallId));
      for (const name of ['logo', 'footLogo', 'favicon'] as const)
        if (theme[name] !== live.theme[name] && !(await isSent(theme[name]))) throw fieldError(`theme.${name}`, unsent);
      const seen = { version, staffNo: staff.staffNo };
      const subject = { ...subjectOf(mallId), changes: changesOf(live.theme, theme) };
      return { version: await write(subject, (own) => saveTheme(own, { mallId }, theme, seen)) };
    },
  );
  bindOffice(app, contract.publishTheme, async ({ params: { mallId }, body, staff, write }) => {
    const { of, version, startsAt: at } = body;
    const startsAt = at === undefined ? null : new Date(at);
    const subject = { ...subjectOf(mallId), changes: { version: of, startsAt } };
    const seen = { version, staffNo: staff.staffNo };
    const done = await write(subject, (own) => publishTheme(own, { mallId }, { of, startsAt }, seen));
    malls.forget();
    return done;
  });
  bindOffice(app, contract.addThemePicture, ({ params: { mallId }, query: { fileName }, file, write }) =>
    write({ ...subjectOf(mallId), changes: { fileName } }, (own) => addThemePicture({ ...own, files }, file)),
  );

  const isSent = async (image: string) =>
    image === '' || (isLogoFile(image) && (await files.read(image)) !== undefined);
}

const unsent = '올린 그림이 없어졌어요. 파일을 다시 골라 주세요.';
const subjectOf = (mallId: number) => ({ mallId, subject: `theme ${mallId}` });

const changesOf = (before: ThemeBody, after: ThemeBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = before[name as keyof ThemeBody];
      return was === value ? [] : [[name, [was, value]]];
    }),
  );
