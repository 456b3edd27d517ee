export interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** The page that a press on it leads to. */
  readonly path: string;
}

/** Whether the browser could ask for them; one that was told to refuse never asks again. */
export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission !== 'denied';
}

/** Asks, where nobody has answered yet. To be called by a press; 'default' is a question that was closed without an answer. */
export async function allowNotifications(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** By the service worker where there is one, which phones insist on (service-worker/service-worker.ts answers the press). */
export async function notify({ title, body, path }: SystemNotification): Promise<void> {
  const options = { body, icon: '/icon-192.png', tag: path, data: path };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker !== undefined) return await worker.showNotification(title, options);
    const notification = new Notification(title, options);
    notification.onclick = () => window.focus();
  } catch (error) {
    // What was allowed can have been taken back since.
    if (!(error instanceof TypeError)) throw error;
  }
}
