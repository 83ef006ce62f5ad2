import { classNames } from './class-names.ts';
import { ArchFrame, Light } from './scene.tsx';

interface SceneProps {
  className?: string;
}

/** Mission: a long way through fields, towards the light. */
export function PathScene({ className }: SceneProps) {
  return (
    <ArchFrame className={className}>
      <Light width={320} horizon={230} />
      <path d="M0 236c60-30 104-22 160-8s104 2 160-20v192H0z" fill="var(--scene-far)" />
      <path d="M0 262c80-20 150-14 320-6v144H0z" fill="var(--scene-middle)" />
      <path d="M0 300c100-22 210-18 320-4v104H0z" fill="var(--scene-near)" />
      <path
        d="M104 400c16-38 92-46 84-74-6-20-52-14-44-34 5-12 26-10 31-20 2-6-4-9-3-14 6 3 14 7 13 15-2 13-24 12-24 22 0 16 52 6 62 34 10 29-30 38-36 71z"
        fill="var(--scene-path)"
      />
      <g fill="var(--scene-tree)">
        <path d="M234 306c0-30 9-50 18-50s18 20 18 50z" />
        <path d="M264 316c0-22 7-38 14-38s14 16 14 38z" opacity="0.8" />
        <path d="M44 320c0-22 6-36 12-36s12 14 12 36z" />
      </g>
    </ArchFrame>
  );
}

/** Team: a street in the evening, one window lit in each house. */
export function WindowScene({ className }: SceneProps) {
  return (
    <ArchFrame className={className}>
      <Light width={320} horizon={200} size={24} />
      <path d="M0 240c70-34 150-30 320-12v172H0z" fill="var(--scene-far)" />
      <g fill="var(--scene-middle)">
        <path d="M24 400V226l44-30 44 30v174z" />
        <path d="M212 400V212l46-32 46 32v188z" />
      </g>
      <path d="M96 400V252l62-44 62 44v148z" fill="var(--scene-near)" />
      <g fill="var(--scene-tree)">
        <path d="M54 290v-18a10 10 0 0 1 20 0v18z" />
        <path d="M54 340v-18a10 10 0 0 1 20 0v18z" opacity="0.6" />
        <path d="M246 330v-18a11 11 0 0 1 22 0v18z" opacity="0.6" />
        <path d="M178 400v-42a14 14 0 0 1 28 0v42z" />
      </g>
      <g fill="var(--scene-light)">
        <path d="M246 276v-18a11 11 0 0 1 22 0v18z" />
        <path d="M120 326v-24a14 14 0 0 1 28 0v24z" />
        <path d="M54 290v-18a10 10 0 0 1 20 0v18z" opacity="0.85" />
      </g>
      <path d="M134 288v38m-14-16h28" stroke="var(--scene-near)" strokeWidth="3" />
    </ArchFrame>
  );
}

/** Terms: two hills and a bench, plain and open. */
export function HillScene({ className }: SceneProps) {
  return (
    <ArchFrame className={className}>
      <Light width={320} horizon={236} />
      <path d="M0 262c40-40 110-60 170-34s110 20 150 2v170H0z" fill="var(--scene-far)" />
      <path d="M0 320c30-50 96-78 164-56s110 52 156 48v88H0z" fill="var(--scene-middle)" />
      <path d="M0 360c90-26 210-22 320-6v46H0z" fill="var(--scene-near)" />
      <path d="M128 262c0-34 11-58 21-58s21 24 21 58z" fill="var(--scene-tree)" />
      <path d="M149 262v-34" stroke="var(--scene-middle)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M208 344h52m-44 0v14m36-14v14m-44-28h52"
        stroke="var(--scene-path)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </ArchFrame>
  );
}

/** Safety: a calm sea, a lit tower and the way the light comes over the water. */
export function SeaScene({ className }: SceneProps) {
  return (
    <ArchFrame className={className}>
      <Light width={240} horizon={236} size={26} />
      <path d="M0 250h320v150H0z" fill="var(--scene-far)" />
      <path d="M0 292c40-8 80 8 120 0s80-8 120 0 60 4 80 0v108H0z" fill="var(--scene-middle)" opacity="0.75" />
      <path d="M0 338c44-10 84 8 130 0s92-8 190 2v60H0z" fill="var(--scene-near)" />
      <g stroke="var(--scene-path)" strokeWidth="4" strokeLinecap="round" opacity="0.75">
        <path d="M110 264h52m-38 14h30m-42 34h56m-40 16h28" />
      </g>
      <path d="M196 300c16-26 44-38 104-40v60c-40 0-78-4-104-20z" fill="var(--scene-tree)" />
      <path d="M236 282l8-92h26l8 88z" fill="var(--scene-near)" />
      <path d="M243 224h28l1 18h-31z" fill="var(--scene-path)" opacity="0.7" />
      <circle cx="257" cy="174" r="30" fill="var(--scene-light)" opacity="0.3" className="animate-breathe" />
      <path d="M246 188v-20h22v20z" fill="var(--scene-light)" />
      <path d="M242 168l15-18 15 18zM240 188h34v6h-34z" fill="var(--scene-tree)" />
    </ArchFrame>
  );
}

/** Privacy and small notes: a lamp on a sill. */
export function LampScene({ className }: SceneProps) {
  return (
    <svg
      viewBox="14 18 172 168"
      aria-hidden="true"
      focusable="false"
      className={classNames('h-auto w-full', className)}
    >
      <path d="M30 190V95a70 70 0 0 1 140 0v95z" fill="var(--primary-soft)" />
      <g opacity="0.3">
        <circle cx="100" cy="98" r="46" fill="var(--accent)" className="animate-breathe" />
      </g>
      <path d="M76 106c0-18 10-32 24-32s24 14 24 32z" fill="var(--accent)" />
      <path d="M100 106v52" stroke="var(--primary-strong)" strokeWidth="6" strokeLinecap="round" />
      <path d="M78 164h44" stroke="var(--primary-strong)" strokeWidth="8" strokeLinecap="round" />
      <path d="M18 178h164" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}

/** A message on its way: a letter on the same sill. */
export function LetterScene({ className }: SceneProps) {
  return (
    <svg
      viewBox="14 18 172 168"
      aria-hidden="true"
      focusable="false"
      className={classNames('h-auto w-full', className)}
    >
      <path d="M30 190V95a70 70 0 0 1 140 0v95z" fill="var(--primary-soft)" />
      <circle cx="100" cy="76" r="26" fill="var(--accent)" opacity="0.3" className="animate-breathe" />
      <circle cx="100" cy="76" r="15" fill="var(--accent)" />
      <path
        d="M56 112a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v58H56z"
        fill="var(--surface)"
        stroke="var(--primary-strong)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M58 112l42 30 42-30"
        fill="none"
        stroke="var(--primary-strong)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M18 178h164" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
