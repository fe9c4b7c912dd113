import type { usePictureUploads } from './use-picture-uploads.ts';

type Form = {
  readonly values: { readonly pictures: readonly string[] };
  readonly errors: { readonly pictures?: string | undefined };
  /** The values at this moment. */
  readonly current: () => { readonly pictures: readonly string[] };
  readonly set: (changed: { pictures: string[] }) => void;
};

/** The pictures of a form, of which it stores the names; uploads end one after another, each adding to what the one before has left. */
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
