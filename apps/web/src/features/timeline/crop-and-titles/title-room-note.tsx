import { titleRoom } from './title-room.ts';

interface TitleRoomNoteProps {
  readonly chars: number;
  readonly className?: string;
}

/** Always there, so that what appears in it is announced. */
export function TitleRoomNote({ chars, className }: TitleRoomNoteProps) {
  const room = titleRoom(chars);
  return (
    <>
      {room !== null && (
        <p aria-hidden className={className}>
          {room.shown}
        </p>
      )}
      <p role="status" className="sr-only">
        {room?.announced}
      </p>
    </>
  );
}
