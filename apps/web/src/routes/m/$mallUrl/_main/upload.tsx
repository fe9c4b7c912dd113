import { createFileRoute } from '@tanstack/react-router';
import { UploadPage } from '../../../../features/upload/mobile/upload.page.tsx';
import { prepareUpload } from '../../../../features/upload/model/prepare-upload.ts';
import { readUploadAddress } from '../../../../features/upload/model/upload-address.ts';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/m/$mallUrl/_main/upload')({
  validateSearch: readUploadAddress,
  beforeLoad: guard('upload'),
  loaderDeps: ({ search }) => ({ upload: readUploadAddress(search).upload }),
  loader: ({ context, deps }) => prepareUpload(context.queryClient, deps),
  component: function UploadRoute() {
    return <UploadPage address={Route.useSearch({ select: readUploadAddress })} />;
  },
});
