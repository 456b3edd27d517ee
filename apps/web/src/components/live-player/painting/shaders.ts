/** A quad over the whole target; `place` runs from the reel's top left corner (0, 0) to its bottom right (1, 1). */
export const QUAD_VERTEX = `#version 300 es
uniform vec4 area; // left, top, width, height: shares of the target
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  place = corner;
  vec2 at = area.xy + corner * area.zw;
  gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}`;

/** 8-bit limited-range BT.709, as the renderer's filters see it. */
const COLOUR_SPACE = `
vec3 toYcc(vec3 rgb) {
  float luma = dot(rgb, vec3(0.2126, 0.7152, 0.0722));
  return vec3(16.0 + 219.0 * luma, 128.0 + 224.0 * (rgb.b - luma) / 1.8556, 128.0 + 224.0 * (rgb.r - luma) / 1.5748);
}
vec3 toRgb(vec3 ycc) {
  float luma = (ycc.x - 16.0) / 219.0;
  float blue = luma + 1.8556 * (ycc.y - 128.0) / 224.0;
  float red = luma + 1.5748 * (ycc.z - 128.0) / 224.0;
  float green = (luma - 0.2126 * red - 0.0722 * blue) / 0.7152;
  return clamp(vec3(red, green, blue), 0.0, 1.0);
}
vec3 yccAt(sampler2D clip, sampler2D blue, sampler2D red, bool hasPlanes, vec2 at) {
  if (!hasPlanes) return toYcc(texture(clip, at).rgb);
  return 255.0 * vec3(texture(clip, at).r, texture(blue, at).r, texture(red, at).r);
}
int byteOf(float value) { return int(clamp(floor(value + 0.5), 0.0, 255.0)); }
`;

/** One or two clips: framed, each with its tone, mixed, graded, dipped to black. */
export const CLIPS_FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
out vec4 colour;
struct Layer { vec4 crop; vec4 front; bool isWhole; bool hasTone; bool hasPlanes; };
uniform Layer leaving;
uniform Layer coming;
uniform sampler2D leavingClip, leavingBlue, leavingRed, leavingBehind, leavingTone;
uniform sampler2D comingClip, comingBlue, comingRed, comingBehind, comingTone;
uniform float comingMix;
uniform bool hasGrade;
uniform sampler2D gradeLuma, gradeBlue, gradeRed;
uniform float dip;
uniform float backgroundLumaShare;
${COLOUR_SPACE}
vec3 framed(Layer layer, sampler2D clip, sampler2D blue, sampler2D red, sampler2D behind) {
  if (!layer.isWhole) return yccAt(clip, blue, red, layer.hasPlanes, layer.crop.xy + place * layer.crop.zw);
  vec2 inFront = (place - layer.front.xy) / layer.front.zw;
  if (all(greaterThanEqual(inFront, vec2(0.0))) && all(lessThan(inFront, vec2(1.0)))) 
    return yccAt(clip, blue, red, layer.hasPlanes, inFront);
  vec3 blurred = toYcc(texture(behind, vec2(place.x, 1.0 - place.y)).rgb);
  return vec3(16.0 + (blurred.x - 16.0) * backgroundLumaShare, blurred.yz);
}
vec3 toned(vec3 ycc, bool hasTone, sampler2D tone) {
  return hasTone ? vec3(texelFetch(tone, ivec2(byteOf(ycc.x), 0), 0).r * 255.0, ycc.yz) : ycc;
}
vec3 graded(vec3 ycc) {
  if (!hasGrade) return ycc;
  int luma = byteOf(ycc.x);
  return 255.0 * vec3(
    texelFetch(gradeLuma, ivec2(luma, 0), 0).r,
    texelFetch(gradeBlue, ivec2(byteOf(ycc.y), luma), 0).r,
    texelFetch(gradeRed, ivec2(byteOf(ycc.z), luma), 0).r);
}
void main() {
  vec3 ycc = toned(framed(leaving, leavingClip, leavingBlue, leavingRed, leavingBehind), leaving.hasTone, leavingTone);
  if (comingMix > 0.0) {
    vec3 other = toned(framed(coming, comingClip, comingBlue, comingRed, comingBehind), coming.hasTone, comingTone);
    ycc = mix(ycc, other, comingMix);
  }
  colour = vec4(toRgb(graded(ycc)) * dip, 1.0);
}`;

/** A crop of a clip, or one direction of a Gaussian over what was drawn before. */
export const BLUR_FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
out vec4 colour;
uniform sampler2D source, sourceBlue, sourceRed;
uniform bool hasPlanes;
uniform vec4 crop;
uniform vec2 stepShare;
uniform float sigma;
${COLOUR_SPACE}
void main() {
  vec2 at = crop.xy + place * crop.zw;
  if (sigma == 0.0) {
    colour = hasPlanes ? vec4(toRgb(yccAt(source, sourceBlue, sourceRed, true, at)), 1.0) : texture(source, at);
    return;
  }
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int offset = -15; offset <= 15; offset += 1) {
    float weight = exp(-float(offset * offset) / (2.0 * sigma * sigma));
    sum += weight * texture(source, at + float(offset) * stepShare).rgb;
    weights += weight;
  }
  colour = vec4(sum / weights, 1.0);
}`;

/** A bitmap with premultiplied alpha, or plain black where there is none. */
export const COVER_FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
out vec4 colour;
uniform sampler2D bitmap;
uniform bool hasBitmap;
uniform float opacity;
void main() {
  colour = (hasBitmap ? texture(bitmap, place) : vec4(0.0, 0.0, 0.0, 1.0)) * opacity;
}`;
