import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { toast } from '../../lib/notifications/toast.ts';
import { startDownload } from './start-download.ts';

/** Asks for the download and starts it. */
export function useDownload(projectId: number) {
  return useMutation({
    mutationFn: () => callApi('download', { params: { id: projectId } }),
    onSuccess: ({ downloadUrl, filename }) => {
      try {
        startDownload(downloadUrl, filename);
      } catch (error) {
        toastFailure(error, {
          title: 'Export Error',
          description: 'Unable to start download. Please try again.',
        });
        return;
      }
      toast({ title: 'Download Started', description: `${filename} is being saved to your device.` });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Download Error',
        description: 'Failed to download video. Please try again or contact support.',
      }),
  });
}
