import type { SharePlatform } from '@cutroom/contract';
import {
  Bookmark,
  CirclePlay,
  Compass,
  Ellipsis,
  Forward,
  Heart,
  House,
  ListVideo,
  type LucideIcon,
  MessageCircle,
  Plus,
  Repeat2,
  Search,
  Send,
  SquarePlus,
  ThumbsDown,
  ThumbsUp,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** What an app lays over a reel and below it, as plain shapes. */
interface AppShapes {
  /** Down the right side. */
  readonly beside: readonly LucideIcon[];
  /** Along the foot of the app. */
  readonly below: readonly LucideIcon[];
  /** Where the creator's picture is. */
  readonly creator: 'beside the name' | 'above the icons';
}

export const APP_SHAPES: { readonly [P in SharePlatform]: AppShapes } = {
  instagram: {
    beside: [Heart, MessageCircle, Repeat2, Send, Ellipsis],
    below: [House, CirclePlay, Send, Search, UserRound],
    creator: 'beside the name',
  },
  tiktok: {
    beside: [Heart, MessageCircle, Bookmark, Forward],
    below: [House, UsersRound, SquarePlus, MessageCircle, UserRound],
    creator: 'above the icons',
  },
  youtube: {
    beside: [ThumbsUp, ThumbsDown, MessageCircle, Forward],
    below: [House, Compass, Plus, ListVideo, UserRound],
    creator: 'beside the name',
  },
};
