//! Pictures in, files for a page out; and what is refused.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{DynamicImage, ExtendedColorType, ImageEncoder, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};
use std::io::Cursor;
use vitae_images::{ImageError, Kind, prepare};

/// Red at the left, blue at the right.
fn halves(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([220, 20, 20]) } else { Rgb([20, 20, 220]) })
}

fn encoded(picture: impl Into<DynamicImage>, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.into().write_to(&mut bytes, format).expect("written");
    bytes.into_inner()
}

/// A JPEG with an EXIF block that says how it is turned, and where it was taken.
fn photo(width: u32, height: u32, orientation: u8) -> Vec<u8> {
    let mut exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0]);
    exif.extend(b"GPS 60.39 N 5.32 E");
    let mut bytes = Vec::new();
    let picture = halves(width, height);
    JpegEncoder::new_with_quality(&mut bytes, 90)
        .write_image(&picture, width, height, ExtendedColorType::Rgb8)
        .expect("written");
    let length = (exif.len() + 2) as u16;
    bytes.splice(2..2, [0xFF, 0xE1].into_iter().chain(length.to_be_bytes()).chain(exif));
    bytes
}

#[test]
fn pictures_come_in_the_widths_of_screens_as_webp_and_as_one_jpeg() {
    for (width, height, expected) in [
        (3000, 2000, vec![(480, 320), (960, 640), (1600, 1067)]),
        (1600, 900, vec![(480, 270), (960, 540), (1600, 900)]),
        (700, 700, vec![(480, 480), (700, 700)]),
        (40, 30, vec![(40, 30)]),
        (1000, 8000, vec![(400, 3200)]),
        (1, 1, vec![(1, 1)]),
    ] {
        let files = prepare(&encoded(halves(width, height), ImageFormat::Png)).expect("a picture");
        let (jpeg, webp) = files.split_last().expect("files");
        let sizes: Vec<(u32, u32)> = webp.iter().map(|file| (file.width, file.height)).collect();
        assert_eq!(sizes, expected, "{width} × {height}");
        assert!(webp.iter().all(|file| file.kind == Kind::Webp && file.bytes.starts_with(b"RIFF")));
        assert_eq!(
            (jpeg.kind, jpeg.width, jpeg.height),
            (Kind::Jpeg, webp[webp.len() - 1].width, webp[webp.len() - 1].height)
        );
        assert!(jpeg.bytes.starts_with(&[0xFF, 0xD8, 0xFF]));
    }
}

#[test]
fn every_format_that_browsers_show_is_read() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::Gif, ImageFormat::WebP] {
        let files = prepare(&encoded(halves(64, 48), format)).unwrap_or_else(|error| panic!("{format:?}: {error}"));
        assert_eq!(files.len(), 2, "{format:?}");
    }
    let deep = image::ImageBuffer::<Rgb<u16>, _>::from_pixel(20, 20, Rgb([60_000, 100, 100]));
    assert!(prepare(&encoded(DynamicImage::ImageRgb16(deep), ImageFormat::Png)).is_ok());
    assert!(prepare(&encoded(DynamicImage::new_luma8(20, 20), ImageFormat::Png)).is_ok());
}

#[test]
fn photos_are_turned_upright_and_say_no_place() {
    for (orientation, size, red) in
        [(1, (64, 32), (4, 16)), (3, (64, 32), (60, 16)), (6, (32, 64), (16, 4)), (8, (32, 64), (16, 60))]
    {
        let files = prepare(&photo(64, 32, orientation)).expect("a photo");
        for file in &files {
            let picture = image::load_from_memory(&file.bytes).expect("readable").to_rgb8();
            assert_eq!(picture.dimensions(), size, "{orientation}");
            let [r, _, b] = picture.get_pixel(red.0, red.1).0;
            assert!(r > 150 && b < 100, "{orientation}: {r} {b}");
            for left in [&b"GPS"[..], b"Exif"] {
                assert!(!file.bytes.windows(left.len()).any(|window| window == left), "{orientation}");
            }
        }
    }
}

#[test]
fn transparent_pictures_stay_so_and_stand_on_white_as_jpeg() {
    let clear = RgbaImage::from_pixel(40, 40, Rgba([200, 0, 0, 0]));
    let files = prepare(&encoded(clear, ImageFormat::Png)).expect("a picture");
    let pixel =
        |file: usize| image::load_from_memory(&files[file].bytes).expect("readable").to_rgba8().get_pixel(20, 20).0;
    assert_eq!(pixel(0)[3], 0);
    assert!(pixel(1).iter().all(|channel| *channel > 250));
}

#[test]
fn what_is_no_picture_is_refused_with_what_to_do() {
    let svg = b"<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
    for (bytes, expected) in [
        (&b""[..], ImageError::NotAPicture),
        (b"GIF", ImageError::NotAPicture),
        (b"<html><script>alert(1)</script>", ImageError::NotAPicture),
        (svg, ImageError::OtherFormat("SVG")),
        (b"\0\0\0\x18ftypheic\0\0", ImageError::OtherFormat("HEIC")),
        (b"\0\0\0\x18ftypavif\0\0", ImageError::OtherFormat("AVIF")),
        (b"II*\0\x08\0\0\0", ImageError::OtherFormat("TIFF or camera RAW")),
        (b"%PDF-1.7", ImageError::OtherFormat("PDF")),
        (b"\xFF\xD8\xFF\xE0 and no more", ImageError::Damaged),
        (b"\x89PNG\r\n\x1a\n and no more", ImageError::Damaged),
    ] {
        assert_eq!(prepare(bytes), Err(expected.clone()), "{expected:?}");
    }
}

#[test]
fn a_file_that_is_two_things_at_once_leaves_as_a_picture_alone() {
    let mut bytes = encoded(halves(64, 64), ImageFormat::Jpeg);
    bytes.extend(b"<script>alert(1)</script>PK\x03\x04");
    for file in prepare(&bytes).expect("a picture") {
        assert!(!file.bytes.windows(7).any(|window| window == b"<script"));
    }
}

/// A few kilobytes that would be gigabytes of pixels.
#[test]
fn bombs_are_refused_by_their_head() {
    let rgba = (8, 6);
    let deep = (16, 6);
    for (width, height, (bits, color), expected) in [
        (16_000, 16_000, rgba, ImageError::TooManyPixels(256)),
        (8_000, 6_600, rgba, ImageError::TooManyPixels(52)),
        (30_000, 10, rgba, ImageError::TooLong(30_000)),
        (7_000, 6_000, deep, ImageError::TooDeep),
        // Just within the limit: there are no pixels then.
        (7_000, 7_000, rgba, ImageError::Damaged),
    ] {
        let mut bytes = Vec::new();
        PngEncoder::new(&mut bytes).write_image(&[0, 0, 0, 0], 1, 1, ExtendedColorType::Rgba8).expect("written");
        bytes[16..20].copy_from_slice(&u32::to_be_bytes(width));
        bytes[20..24].copy_from_slice(&u32::to_be_bytes(height));
        bytes[24..26].copy_from_slice(&[bits, color]);
        let crc = crc32(&bytes[12..29]);
        bytes[29..33].copy_from_slice(&crc.to_be_bytes());
        assert_eq!(prepare(&bytes), Err(expected), "{width} × {height} of {bits} bits");
    }
}

fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xEDB8_8320 & 0u32.wrapping_sub(crc & 1)))
    };
    !bytes.iter().fold(u32::MAX, step)
}

proptest::proptest! {
    #[test]
    fn no_bytes_are_too_odd(mut bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..400), head in 0usize..4, at in 0usize..2000) {
        let heads = [&b"\x89PNG\r\n\x1a\n"[..], b"\xFF\xD8\xFF", b"GIF89a", b"RIFF\0\0\0\0WEBP"];
        let mut odd = heads[head].to_vec();
        odd.append(&mut bytes.clone());
        let _ = prepare(&odd);
        let mut real = encoded(halves(24, 24), [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::Gif, ImageFormat::WebP][head]);
        let place = at % real.len();
        bytes.truncate(8);
        real.splice(place..place, bytes);
        let _ = prepare(&real);
    }
}
