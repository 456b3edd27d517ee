import type { ReactNode } from 'react';
import './reel-scene.css';

/** What comes out, drawn: four clips cut into one vertical reel, with the strip they were cut on. Decoration only. */
export function ReelScene() {
  return (
    <div aria-hidden className="reel-scene mx-auto w-full max-w-md select-none">
      <div className="relative mx-auto aspect-9/16 w-[62%] overflow-hidden rounded-lg bg-black frame-glow">
        {SCENES.map((scene, index) => (
          <svg
            key={scene.name}
            aria-hidden
            viewBox="0 0 90 160"
            preserveAspectRatio="xMidYMid slice"
            className="reel-shot absolute inset-0 size-full"
            style={{ animationDelay: `${index * 3 - 9}s` }}
          >
            {scene.picture}
          </svg>
        ))}
      </div>
      <div className="relative mt-6 rounded-lg bg-panel p-2 ring-1 ring-inset ring-edge">
        <div className="flex gap-1">
          {SCENES.map((scene) => (
            <div key={scene.name} className="h-14 flex-1 overflow-hidden rounded-sm bg-black">
              <svg
                aria-hidden
                viewBox="0 50 90 60"
                preserveAspectRatio="xMidYMid slice"
                className="size-full opacity-80"
              >
                {scene.picture}
              </svg>
            </div>
          ))}
        </div>
        <div className="absolute inset-x-2 inset-y-0 overflow-hidden">
          <div className="reel-playhead h-full w-full">
            <div className="h-full w-0.5 rounded-full bg-lamp shadow-[0_0_12px_var(--lamp)]" />
          </div>
        </div>
      </div>
    </div>
  );
}

const SCENES: readonly { readonly name: string; readonly picture: ReactNode }[] = [
  {
    name: 'sun over dunes',
    picture: (
      <>
        <path d="M0 0h90v160H0z" fill="#3b2233" />
        <path d="M0 40h90v70H0z" fill="#a8503f" />
        <path d="M0 66h90v44H0z" fill="#e08a4c" />
        <circle cx="57" cy="74" r="15" fill="#ffd9a0" />
        <path d="M0 92c22-16 38-4 52 2s26 4 38-6v72H0z" fill="#7d3b35" />
        <path d="M0 116c26-18 44 2 90-12v56H0z" fill="#4a2430" />
        <path d="M0 140c30-14 58-2 90-10v30H0z" fill="#2a1722" />
      </>
    ),
  },
  {
    name: 'wave',
    picture: (
      <>
        <path d="M0 0h90v160H0z" fill="#cfe0dc" />
        <path d="M0 58h90v102H0z" fill="#5f9ea0" />
        <path
          d="M0 72c18-8 30-22 52-20 20 2 26 18 20 28-6-10-18-10-22-2-8 16 16 26 40 18v64H0z"
          fill="#23636f"
        />
        <path d="M0 72c18-8 30-22 52-20 20 2 26 18 20 28-6-14-24-16-34-10C26 78 14 82 0 84z" fill="#eef6f3" />
        <path d="M0 118c24-10 56 6 90-6v48H0z" fill="#174753" />
      </>
    ),
  },
  {
    name: 'windows at night',
    picture: (
      <>
        <path d="M0 0h90v160H0z" fill="#191a2b" />
        <path d="M8 48h30v112H8zM50 26h32v134H50z" fill="#27283f" />
        <path
          d="M14 56h7v9h-7zM25 56h7v9h-7zM25 72h7v9h-7zM14 104h7v9h-7zM56 34h8v10h-8zM69 50h8v10h-8zM56 66h8v10h-8zM69 82h8v10h-8zM56 98h8v10h-8z"
          fill="#ffc46b"
        />
        <path
          d="M14 72h7v9h-7zM14 88h7v9h-7zM25 88h7v9h-7zM25 104h7v9h-7zM69 34h8v10h-8zM56 50h8v10h-8zM69 66h8v10h-8zM56 82h8v10h-8zM69 98h8v10h-8z"
          fill="#3a3b58"
        />
        <circle cx="24" cy="22" r="8" fill="#efe6d2" />
        <path d="M0 146h90v14H0z" fill="#10111c" />
      </>
    ),
  },
  {
    name: 'road through pines',
    picture: (
      <>
        <path d="M0 0h90v160H0z" fill="#e9d9bd" />
        <path d="M0 70 24 40l18 22 20-30 28 38v90H0z" fill="#93a58d" />
        <path d="M0 92h90v68H0z" fill="#4d6a51" />
        <path d="M41 92h8l26 68H15z" fill="#2f3533" />
        <path d="M44.5 98h1.5l.6 8h-2.7zm-.8 14h3.2l1 14h-5.2zm-1.2 22h5.6l1.6 26h-8.8z" fill="#f0c66a" />
        <path d="m12 112 9-40 9 40zM62 112l8-36 8 36zM-4 134l9-52 9 52zM77 134l9-52 9 52z" fill="#23402e" />
      </>
    ),
  },
];
