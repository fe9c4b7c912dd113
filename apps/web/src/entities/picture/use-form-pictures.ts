import type { usePictureUploads } from './use-picture-uploads.ts';

type Form = {
  readonly values: { readonly pictures: readonly string[] };
  readonly errors: { readonly pictures?: string | undefined };
  /** The current values. */
  readonly current: () => { readonly pictures: readonly string[] };
  readonly set: (changed: { pictures: string[] }) => void;
};

/** The pictures of a form, which stores their names; uploads end one after another, and each adds to the current names. */
export function useFormPictures(form: Form, uploads: ReturnType<typeof usePictureUploads>) {
  const names = () => [...form.current().pictures];
  return {
    ...{ names: form.values.pictures, underWay: uploads.underWay, most: uploads.most },
    error: uploads.error ?? form.errors.pictures,
    canAdd: uploads.hasRoom(form.values.pictures.length),
    add: (files: readonly File[]) =>
      uploads.add(files, { known: names().length, take: (name) => form.set({ pictures: [...names(), name] }) }),
    drop: (dropped: string) => form.set({ pictures: names().filter((name) => name !== dropped) }),
  };
}
export type FormPictures = ReturnType<typeof useFormPictures>;
